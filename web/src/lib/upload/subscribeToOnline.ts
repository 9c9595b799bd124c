/** Calls back when the browser finds its network again; the returned function stops listening. */
export function subscribeToOnline(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  window.addEventListener('online', callback)
  return () => window.removeEventListener('online', callback)
}
