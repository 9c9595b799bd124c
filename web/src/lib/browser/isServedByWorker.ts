/**
 * Whether a navigation must reload the page: when offline, data cannot be fetched, but the service
 * worker serves the cached page, or the offline page.
 */
export const isServedByWorker = (): boolean =>
  !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
