/**
 * Replaces `<noscript>` elements by their contents, such as lazy images, when hydration has failed.
 */
export function unwrapNoscript(): void {
  for (const waiting of document.querySelectorAll('#root noscript')) {
    waiting.insertAdjacentHTML('beforebegin', waiting.textContent)
  }
}
