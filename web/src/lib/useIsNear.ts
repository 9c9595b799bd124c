import { useEffect, useState, type RefObject } from 'react'

/** How far below or above what is seen, in pixels: a browser of itself takes three times as much. */
const nearPx = 400

type Listener = () => void

let observer: IntersectionObserver | undefined
const listeners = new Map<Element, Listener>()

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
    return watch(place, () => setIsNear(true))
  }, [placeRef, isNear])

  return isNear
}

/** One observer serves the whole page. Gives what ends it. */
function watch(place: Element, listener: Listener): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    listener()
    return () => {}
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) listeners.get(target)?.()
    },
    { rootMargin: `${nearPx}px` },
  )
  listeners.set(place, listener)
  observer.observe(place)
  return () => {
    listeners.delete(place)
    observer?.unobserve(place)
  }
}
