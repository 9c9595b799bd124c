import { mainContentId } from '../layouts/mainContentId'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { HydrationContext } from '../../lib/hydration/HydrationContext'
import { scrollUntilReached } from './scroll/scrollUntilReached'
import { scrollToAnchor, scrollToOffset } from './scroll/scrollTargets'
import { ScrollPositions } from './scroll/ScrollPositions'

/**
 * What a browser does by itself between real pages: scroll to the top, to the part that was asked
 * for or, going back, to where one was; and start reading at the content.
 */
export function ScrollAndFocusManager() {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const { isHydrated } = use(HydrationContext)
  const [positions] = useState(() => new ScrollPositions())
  const currentLocation = useRef<{ key: string; pathname: string }>(undefined)
  const stopRestoring = useRef<() => void>(undefined)

  useEffect(() => {
    const setManualRestoration = () => (window.history.scrollRestoration = 'manual')
    setManualRestoration()
    const saveScrollPosition = () => {
      // On the way back to where one was, the page is where it can be, not where one left it.
      if (currentLocation.current && !stopRestoring.current)
        positions.set(currentLocation.current.key, window.scrollY)
    }
    const handlePageHide = () => {
      positions.store()
      // Who comes back finds a page that the server drew: the browser itself knows where one was.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', saveScrollPosition, { passive: true })
    window.addEventListener('pagehide', handlePageHide)
    window.addEventListener('pageshow', setManualRestoration)
    return () => {
      stopRestoring.current?.()
      currentLocation.current = undefined
      window.removeEventListener('scroll', saveScrollPosition)
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('pageshow', setManualRestoration)
    }
  }, [positions])

  // Before the page is painted, and before a shorter one makes the browser scroll by itself.
  useLayoutEffect(() => {
    const previous = currentLocation.current
    if (previous?.key === key) return
    currentLocation.current = { key, pathname }
    stopRestoring.current?.()
    // Of a page that came drawn, the browser has scrolled to the place, and the visitor perhaps on.
    if (!previous && !isHydrated) return

    const top = navigationType === NavigationType.Pop ? positions.get(key) : undefined
    const target = top === undefined && hash ? scrollToAnchor(hash) : scrollToOffset(top ?? 0)
    stopRestoring.current = scrollUntilReached(target, () => (stopRestoring.current = undefined))
    if (previous && previous.pathname !== pathname) {
      document.getElementById(mainContentId)?.focus({ preventScroll: true })
    }
  }, [key, pathname, hash, navigationType, positions, isHydrated])

  return null
}
