import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { createIntersectionWatcher } from '../browser/createIntersectionWatcher'

/** How far below or above what is seen, in pixels: a browser of itself takes three times as much. */
const rootMarginPx = 400

const observe = createIntersectionWatcher(`${rootMarginPx}px`)

/**
 * Whether a place on the page is in or near the viewport, or the page is printed; it stays so. Always
 * true where the browser has no IntersectionObserver.
 * @param elementRef an element that has a size
 */
export function useInView(elementRef: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    const element = elementRef.current
    if (!element || isInView) return
    // Before the event handler returns: the browser lays out the paper, and loads its images, after it.
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
