/**
 * Whether the browser has to load the page itself: without a network its data cannot come, but the
 * service worker has the whole page, or says that it was not kept.
 */
export const isServedByWorker = (): boolean =>
  !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
