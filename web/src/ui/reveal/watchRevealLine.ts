import { revealSettings } from './revealSettings'

type Listener = (isAbove: boolean) => void

let observer: IntersectionObserver | undefined
const listeners = new Map<Element, Listener>()

/**
 * Tells, once at first and then at each change, whether a point of the page is above the line. One
 * observer serves the whole page. Gives what ends it.
 */
export function watchRevealLine(point: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    // What has left the view at the top is above the line too, however fast it went.
    { rootMargin: `1000000px 0px -${revealSettings.offsetPx}px 0px` },
  )
  listeners.set(point, listener)
  observer.observe(point)
  return () => {
    listeners.delete(point)
    observer?.unobserve(point)
    if (listeners.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
}
