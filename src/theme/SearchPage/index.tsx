// Replaced: the theme's page spins forever when search fails, starts with the first version
// of the list instead of the reader's, leaves its version menu without a label, and names Algolia in every build.
export { default } from '@site/src/components/SearchPage';
