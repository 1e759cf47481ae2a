// Replaced because the original formats its date with Intl, which costs each page a tenth of a second on a phone.
export { default } from '@site/src/components/LastUpdated';
