// Wrapped because the theme's brings Prism, 35 KiB compressed, into the JavaScript of every page, to color anew what the
// server has colored.
export { default } from '@site/src/components/DeferredCode';
