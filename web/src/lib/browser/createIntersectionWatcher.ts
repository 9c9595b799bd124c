type Listener = (isInside: boolean) => void

/**
 * Tells of elements, once at first and then at each change, whether they are inside an area around what
 * is seen; inside they are where the browser cannot tell. One observer serves the whole page.
 * @param rootMargin as IntersectionObserver has it
 * @returns what begins to watch an element, and gives what ends it
 */
export function createIntersectionWatcher(rootMargin: string) {
  let observer: IntersectionObserver | undefined
  const listeners = new Map<Element, Listener>()

  return (element: Element, listener: Listener): (() => void) => {
    if (typeof IntersectionObserver === 'undefined') {
      listener(true)
      return () => {}
    }
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
      },
      { rootMargin },
    )
    listeners.set(element, listener)
    observer.observe(element)
    return () => {
      listeners.delete(element)
      observer?.unobserve(element)
      if (listeners.size > 0) return
      observer?.disconnect()
      observer = undefined
    }
  }
}
