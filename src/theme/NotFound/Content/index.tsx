// Replaced: of the theme's three sentences only the first helps, and what does help stands between them.
export { default } from '@site/src/components/NotFound';
