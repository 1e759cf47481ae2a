// Replaced: the theme's cards cut titles and descriptions to one line, and begin with emoji that not every system can draw.
export { default } from '@site/src/components/CategoryList';
