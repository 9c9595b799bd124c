import { runAfterNextPaint } from '../browser/runAfterNextPaint'

const maxWaitMs = 4_000
/** Scrolling does not count: the browser does it, to a fragment or a restored position. */
export const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/**
 * Resolves after the load event and the first paint, at the first interaction, or after 4 s.
 * @returns whether the page is used already
 */
export function whenPainted(): Promise<{ isUsed: boolean }> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const timer = setTimeout(() => end(), maxWaitMs)
    const listen = { signal: controller.signal, passive: true, capture: true }
    for (const sign of interactionEvents)
      document.addEventListener(sign, () => end({ isUsed: true }), listen)
    if (document.readyState === 'complete') runAfterPaint(() => end())
    else window.addEventListener('load', () => runAfterPaint(() => end()), { once: true })

    function end({ isUsed } = { isUsed: false }) {
      clearTimeout(timer)
      controller.abort()
      resolve({ isUsed })
    }
  })
}

/** The first paint may come after the load event. A hidden tab does not paint. */
function runAfterPaint(then: () => void): void {
  if (document.visibilityState === 'hidden') then()
  else if (performance.getEntriesByType('paint').length > 0) runAfterNextPaint(then)
  else waitForFirstPaint(() => runAfterNextPaint(then))
}

function waitForFirstPaint(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}
