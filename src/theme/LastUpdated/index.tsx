// Replaced because the original formats its date with Intl, which costs each page 20 ms while it hydrates.
export { default } from '@site/src/components/LastUpdated';
