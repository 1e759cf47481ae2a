importScripts('offline-end.js');
