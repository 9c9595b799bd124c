import { useEffect, useState, type RefObject } from 'react'
import { watchIntersections } from './watchIntersections'

/** How far below or above what is seen, in pixels: a browser of itself takes three times as much. */
const nearPx = 400

const watch = watchIntersections(`${nearPx}px`)

/**
 * Whether a place on the page is seen or soon will be; it stays so. Always where the browser cannot
 * tell.
 * @param placeRef an element that has a size
 */
export function useIsNear(placeRef: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const place = placeRef.current
    if (!place || isNear) return
    return watch(place, (isInside) => {
      if (isInside) setIsNear(true)
    })
  }, [placeRef, isNear])

  return isNear
}
