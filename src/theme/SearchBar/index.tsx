// Replaced: the theme's search bar imports DocSearch, 29 KiB compressed, into the JavaScript of every page, and some of
// the dialog's properties are functions, which a Docusaurus config cannot carry to the browser.
export { default } from '@site/src/components/SearchBar';
