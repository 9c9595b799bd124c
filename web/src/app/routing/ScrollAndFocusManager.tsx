import { mainContentId } from '../layouts/mainContentId'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, type Location, useNavigationType } from 'react-router-dom'
import { isWithinPage } from '@web/lib/browser/inPageNavigation'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { scrollToAnchor, scrollToOffset, scrollUntilReached } from './scroll/scrollUntilReached'
import { parseStored, writeStored } from '@web/lib/browser/storage'

/**
 * Scrolls and focuses on client-side navigation, as browsers do on a page load: to the top, to the
 * URL's fragment or, on back and forward, to the saved position; then focuses the main content.
 */
export function ScrollAndFocusManager() {
  const location = useLocation()
  const { key, pathname, hash, state } = location as Location<unknown>
  const navigationType = useNavigationType()
  const isHydrated = useIsHydrated()
  const [positions] = useState(() => new ScrollPositions())
  const currentLocation = useRef<{ key: string; pathname: string }>(undefined)
  const stopRestoring = useRef<() => void>(undefined)

  useEffect(() => {
    const setManualRestoration = () => (window.history.scrollRestoration = 'manual')
    setManualRestoration()
    const saveScrollPosition = () => {
      // While a restoration is pending, the current offset is not one that the visitor chose.
      if (currentLocation.current && !stopRestoring.current)
        positions.set(currentLocation.current.key, window.scrollY)
    }
    const handlePageHide = () => {
      positions.store()
      // On return the page is server-rendered: the browser's own scroll restoration works.
      window.history.scrollRestoration = 'auto'
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('scroll', saveScrollPosition, { passive: true, signal })
    window.addEventListener('pagehide', handlePageHide, { signal })
    window.addEventListener('pageshow', setManualRestoration, { signal })
    return () => {
      stopRestoring.current?.()
      currentLocation.current = undefined
      controller.abort()
    }
  }, [positions])

  // A layout effect runs before paint, and before a shorter page makes the browser scroll.
  useLayoutEffect(() => {
    const previous = currentLocation.current
    if (previous?.key === key) return
    currentLocation.current = { key, pathname }
    stopRestoring.current?.()
    // On a server-rendered page the browser has already scrolled, and the visitor may have since.
    if (!previous && !isHydrated) return
    if (previous && isWithinPage(previous.pathname, { pathname, state })) return

    const top = navigationType === NavigationType.Pop ? positions.get(key) : undefined
    const target = top === undefined && hash ? scrollToAnchor(hash) : scrollToOffset(top ?? 0)
    stopRestoring.current = scrollUntilReached(target, () => (stopRestoring.current = undefined))
    if (previous && previous.pathname !== pathname) {
      document.getElementById(mainContentId)?.focus({ preventScroll: true })
    }
  }, [key, pathname, hash, state, navigationType, positions, isHydrated])

  return null
}

const storageKey = 'regards:scroll'

/** Scroll offsets in pixels by history key; in sessionStorage, to survive a reload. */
class ScrollPositions {
  private readonly tops: Map<string, number>

  constructor() {
    this.tops = new Map(isReturnNavigation() ? loadStoredPositions() : [])
  }

  get(key: string): number | undefined {
    return this.tops.get(key)
  }

  set(key: string, top: number): void {
    this.tops.set(key, top)
  }

  /** Without storage, scroll positions are not restored after a reload. */
  store(): void {
    writeStored('sessionStorage', storageKey, JSON.stringify([...this.tops]))
  }
}

/** Stored offsets apply after a reload, back or forward only: first pages have the same key. */
function isReturnNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const type = (entry as PerformanceNavigationTiming | undefined)?.type
  return type === 'reload' || type === 'back_forward'
}

function loadStoredPositions(): [string, number][] {
  const stored = parseStored('sessionStorage', storageKey)
  return Array.isArray(stored) ? (stored as [string, number][]) : []
}
