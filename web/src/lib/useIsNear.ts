import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { watchIntersections } from './watchIntersections'

/** How far below or above what is seen, in pixels: a browser of itself takes three times as much. */
const nearPx = 400

const watch = watchIntersections(`${nearPx}px`)

/**
 * Whether a place on the page is in or near the viewport, or the page is printed; it stays so. Always
 * true where the browser has no IntersectionObserver.
 * @param placeRef an element that has a size
 */
export function useIsNear(placeRef: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const place = placeRef.current
    if (!place || isNear) return
    // Before the event handler returns: the browser lays out the paper, and loads its images, after it.
    const show = () => flushSync(() => setIsNear(true))
    window.addEventListener('beforeprint', show)
    const unwatch = watch(place, (isInside) => {
      if (isInside) setIsNear(true)
    })
    return () => {
      window.removeEventListener('beforeprint', show)
      unwatch()
    }
  }, [placeRef, isNear])

  return isNear
}
