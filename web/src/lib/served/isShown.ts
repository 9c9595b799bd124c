import { afterNextPaint } from '../afterNextPaint'

const patienceMs = 4_000
const signsOfUse = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const

/**
 * Resolves when the page is there, its pictures and fonts painted; sooner when somebody begins to use
 * it; after 4 s anyway, whatever is still on its way.
 */
export function isShown(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const timer = setTimeout(end, patienceMs)
    const listen = { signal: controller.signal, passive: true, capture: true }
    for (const sign of signsOfUse) document.addEventListener(sign, end, listen)
    if (document.readyState === 'complete') afterPaint(end)
    else window.addEventListener('load', () => afterPaint(end), { once: true })

    function end() {
      clearTimeout(timer)
      controller.abort()
      resolve()
    }
  })
}

/** The first picture may take its time, and says when it was shown. A hidden tab paints none. */
function afterPaint(then: () => void): void {
  if (document.visibilityState === 'hidden') then()
  else if (performance.getEntriesByType('paint').length > 0) afterNextPaint(then)
  else awaitFirstPaint(() => afterNextPaint(then))
}

function awaitFirstPaint(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}
