// Wrapped because the theme's block brings Prism, 35 KiB compressed, into the JavaScript of every page, to color anew what
// the server has colored: here the server's block stays as it is until the reader wants something of it.
export { default } from '@site/src/components/DeferredCodeBlock';
