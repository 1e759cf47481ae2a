/* global document, location */
/* Used by pages that only lead elsewhere: goes there, and keeps the query and the hash. */
location.replace(document.currentScript.dataset.to + location.search + location.hash);
