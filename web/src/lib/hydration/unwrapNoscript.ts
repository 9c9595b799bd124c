/** Shows what waits for the page to be alive, such as pictures out of sight: nothing comes any more. */
export function unwrapNoscript(): void {
  for (const waiting of document.querySelectorAll('#root noscript')) {
    waiting.insertAdjacentHTML('beforebegin', waiting.textContent)
  }
}
