/** Whether a navigation must reload the page: offline, only the service worker has it. */
export const isServedByWorker = (): boolean =>
  !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
