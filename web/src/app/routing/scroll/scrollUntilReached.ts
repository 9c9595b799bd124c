const timeoutMs = 3_000

/** Events by which visitors scroll, which end the automatic scrolling. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a target that may not exist yet, because the page's data are loading: at once, then
 * each time the page grows, until the target is reached, the visitor scrolls, or 3 s have passed.
 * @param scroll scrolls as far as possible; returns whether the target is reached
 * @param onEnd called once when waiting ends, for any reason; not called if the first scroll
 *   succeeds
 * @returns a function that stops waiting; undefined if the first scroll succeeds
 */
export function scrollUntilReached(
  scroll: () => boolean,
  onEnd: () => void,
): (() => void) | undefined {
  if (scroll()) return undefined

  const observer = new ResizeObserver(() => {
    if (scroll()) stop()
  })
  const timer = setTimeout(stop, timeoutMs)
  observer.observe(document.body)
  for (const move of userScrollEvents) window.addEventListener(move, stop, { passive: true })

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of userScrollEvents) window.removeEventListener(move, stop)
    onEnd()
  }
  return stop
}

/** Scroll functions for `scrollUntilReached`; each returns whether the target was reached. */

export const scrollToOffset = (top: number) => () => {
  window.scrollTo(0, top)
  return top <= Math.max(document.documentElement.scrollHeight - window.innerHeight, 0)
}

/** Scrolls to the element that a URL fragment (`#id`) names; to the top while it does not exist. */
export const scrollToAnchor = (hash: string) => () => {
  const part = document.getElementById(hash.slice(1))
  if (part) part.scrollIntoView()
  else window.scrollTo(0, 0)
  return part !== null
}
