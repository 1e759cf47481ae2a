// Wrapped because the theme's search bar imports DocSearch, 29 KiB compressed, into the JavaScript of every page: here a
// button that looks the same stands in for it until the reader wants to search.
export { default } from '@site/src/components/SearchBar';
