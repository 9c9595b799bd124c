/** Subscribes to the browser's `online` event; returns the unsubscribe function. */
export function subscribeToOnline(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  window.addEventListener('online', callback)
  return () => window.removeEventListener('online', callback)
}
