import { useCallback, useMemo, useSyncExternalStore, type RefObject } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Full screen of an element; `isSupported` is false on an iPhone. The server expects it, so that no tool moves later. */
export function useFullscreen(elementRef: RefObject<HTMLElement | null>) {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  )
  const isSupported = useSyncExternalStore(
    () => () => {},
    () => document.fullscreenEnabled,
    () => true,
  )

  const toggle = useCallback(() => void toggleFullscreen(elementRef.current), [elementRef])
  return useMemo(() => ({ isFullscreen, isSupported, toggle }), [isFullscreen, isSupported, toggle])
}

async function toggleFullscreen(element: HTMLElement | null): Promise<void> {
  if (!document.fullscreenEnabled) return
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await element?.requestFullscreen()
  } catch {
    // The browser refuses it: the reader stays in the window.
  }
}
