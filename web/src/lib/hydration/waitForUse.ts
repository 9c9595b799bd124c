import { wasReloaded } from '../browser/loadOrReload'
import { readConnection } from '../browser/readConnection'
import { isPreview } from './isPreview'
import { unwrapNoscript } from './unwrapNoscript'
import { interactionEvents } from './whenPainted'

/**
 * Whether the page's scripts wait until the page is used: the visitor saves data or has a connection slower than 4g,
 * and the page is complete without them. The panel's preview, and a page that was reloaded for a newer release and
 * repeats a click, do not wait.
 */
export function canWaitForUse(root: HTMLElement): boolean {
  const { saveData, effectiveType = '4g' } = readConnection()
  return (
    (saveData === true || effectiveType !== '4g') &&
    !root.querySelector('[data-loading]') &&
    // A page that needs scripts says so in `<noscript>`.
    [...root.querySelectorAll('noscript')].every(hasPicture) &&
    !isPreview() &&
    !wasReloaded()
  )
}

const hasPicture = ({ textContent }: Element): boolean => /^<(?:img|picture)\b/.test(textContent)

/**
 * Resolves at the first touch, scroll or key. Until then, the pictures in the window are shown as
 * without scripts, once the page has loaded, and all of them on paper.
 * @returns a function that takes these pictures away again, to be called before hydration
 */
export function waitForUse(root: HTMLElement): Promise<() => void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const listen = { signal: controller.signal, passive: true, capture: true }
    const shown: Element[] = []
    const showFirst = () => shown.push(...unwrapNoscript(root, isInWindow))
    if (document.readyState === 'complete') showFirst()
    else window.addEventListener('load', showFirst, listen)
    window.addEventListener('beforeprint', () => shown.push(...unwrapNoscript(root)), listen)
    for (const sign of [...interactionEvents, 'scroll'])
      document.addEventListener(sign, handleUse, listen)

    function handleUse() {
      controller.abort()
      resolve(() => shown.forEach((element) => element.remove()))
    }
  })
}

/** An element that is not drawn itself. */
function isInWindow({ parentElement }: Element): boolean {
  const { top, bottom } = parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return bottom > 0 && top < window.innerHeight
}
