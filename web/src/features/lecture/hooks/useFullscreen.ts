import { useSyncExternalStore, type RefObject } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Full screen of an element; `isSupported` is false on the server, and on an iPhone. */
export function useFullscreen(elementRef: RefObject<HTMLElement | null>) {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  )
  const isSupported = useSyncExternalStore(
    () => () => {},
    () => document.fullscreenEnabled,
    () => false,
  )

  async function toggle() {
    if (!isSupported) return
    try {
      if (document.fullscreenElement) await document.exitFullscreen()
      else await elementRef.current?.requestFullscreen()
    } catch {
      // The browser refuses it: the reader stays in the window.
    }
  }
  return { isFullscreen, isSupported, toggle: () => void toggle() }
}
