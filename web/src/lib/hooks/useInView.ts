import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { createIntersectionWatcher } from '../browser/createIntersectionWatcher'

/**
 * Margin around the viewport, in pixels; a browser's own lazy loading uses about three times as
 * much.
 */
const rootMarginPx = 400

const observe = createIntersectionWatcher(`${rootMarginPx}px`)

/**
 * Whether an element is in or near the viewport, or the page is being printed; once true it stays
 * true. Always true where IntersectionObserver is not supported.
 * @param elementRef an element that has a size
 */
export function useInView(elementRef: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    const element = elementRef.current
    if (!element || isInView) return
    // Renders synchronously: after this event handler, the browser lays out the print and loads its
    // images.
    const show = () => flushSync(() => setIsInView(true))
    window.addEventListener('beforeprint', show)
    const unwatch = observe(element, (isInside) => {
      if (isInside) setIsInView(true)
    })
    return () => {
      window.removeEventListener('beforeprint', show)
      unwatch()
    }
  }, [elementRef, isInView])

  return isInView
}
