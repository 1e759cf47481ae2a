// Replaced because the theme's brings Prism into the script of every page (src/components/DeferredCode/index.tsx).
export { default } from '@site/src/components/DeferredCode';
