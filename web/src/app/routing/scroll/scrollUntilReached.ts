const timeoutMs = 3_000

/** What visitors do to scroll by themselves. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a place that may not be there yet, the page's data being on their way: at once, then
 * again each time the page grows, until the place is reached, the visitor scrolls, or 3 s are over.
 * @param scroll scrolls as far as it can; true once the place is reached
 * @param onEnd called once, at the end, however it comes, unless there was nothing to wait for
 * @returns what ends it; undefined when there was nothing to wait for
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
