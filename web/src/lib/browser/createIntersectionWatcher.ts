type Listener = (isInside: boolean) => void

/**
 * Creates a function that reports whether an element is within the viewport extended by a margin:
 * once at first, then at each change. Reports true where IntersectionObserver is not supported. All
 * elements share one observer.
 * @param rootMargin in IntersectionObserver's syntax
 * @returns a function that observes an element and returns its unobserve function
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
