import { runAfterNextPaint } from '../browser/runAfterNextPaint'

const maxWaitMs = 4_000
const interactionEvents = [
  'pointerdown',
  'pointerover',
  'keydown',
  'focusin',
  'touchstart',
] as const

/**
 * Resolves when the page is there, its pictures and fonts painted; sooner when somebody begins to use
 * it; after 4 s anyway, whatever is still on its way.
 */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const timer = setTimeout(end, maxWaitMs)
    const listen = { signal: controller.signal, passive: true, capture: true }
    for (const sign of interactionEvents) document.addEventListener(sign, end, listen)
    if (document.readyState === 'complete') runAfterPaint(end)
    else window.addEventListener('load', () => runAfterPaint(end), { once: true })

    function end() {
      clearTimeout(timer)
      controller.abort()
      resolve()
    }
  })
}

/** The first picture may take its time, and says when it was shown. A hidden tab paints none. */
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
