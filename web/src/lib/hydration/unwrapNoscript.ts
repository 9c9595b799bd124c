const unwrapped = new WeakSet<Element>()

/**
 * Puts the contents of `<noscript>` elements beside them, once: pictures that scripts show when they come into view, and
 * sentences for browsers without scripts.
 * @param isWanted whether to show the contents of this element; by default, all are shown
 * @returns the elements that were added
 */
export function unwrapNoscript(
  root: ParentNode,
  isWanted: (waiting: Element) => boolean = () => true,
): Element[] {
  return [...root.querySelectorAll('noscript')].filter(isWanted).flatMap((waiting) => {
    if (unwrapped.has(waiting)) return []
    unwrapped.add(waiting)
    const before = waiting.previousElementSibling
    waiting.insertAdjacentHTML('beforebegin', waiting.textContent)
    const added = waiting.previousElementSibling
    return added && added !== before ? [added] : []
  })
}
