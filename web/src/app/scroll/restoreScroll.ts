const patienceMs = 3_000

/** What visitors do to scroll by themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where one was. The page may not be long enough yet, its data being on their way: then
 * again each time it grows, until it is, until the visitor scrolls, or for 3 s. Gives what ends it;
 * `onEnd` is called once, at the end, however it comes, unless there was nothing to wait for.
 */
export function restoreScroll(top: number, onEnd: () => void): (() => void) | undefined {
  window.scrollTo(0, top)
  if (hasRoomFor(top)) return undefined

  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (hasRoomFor(top)) stop()
  })
  const timer = setTimeout(stop, patienceMs)
  observer.observe(document.body)
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of ownMoves) window.removeEventListener(move, stop)
    onEnd()
  }
  return stop
}

function hasRoomFor(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top
}
