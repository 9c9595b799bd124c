import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { keepScrolling } from './scroll/keepScrolling'
import { toPart, toTop } from './scroll/places'
import { ScrollPositions } from './scroll/ScrollPositions'

export const mainId = 'contenu'

/**
 * What a browser does by itself between real pages: scroll to the top, to the part that was asked
 * for or, going back, to where one was; and start reading at the content.
 */
export function Navigation() {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const [positions] = useState(() => new ScrollPositions())
  const shown = useRef<{ key: string; pathname: string }>(undefined)
  const stopRestoring = useRef<() => void>(undefined)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => {
      // On the way back to where one was, the page is where it can be, not where one left it.
      if (shown.current && !stopRestoring.current) positions.set(shown.current.key, window.scrollY)
    }
    const store = () => positions.store()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      stopRestoring.current?.()
      shown.current = undefined
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', store)
    }
  }, [positions])

  // Before the page is painted, and before a shorter one makes the browser scroll by itself.
  useLayoutEffect(() => {
    const previous = shown.current
    if (previous?.key === key) return
    shown.current = { key, pathname }
    stopRestoring.current?.()

    const top = navigationType === NavigationType.Pop ? positions.get(key) : undefined
    const place = top === undefined && hash ? toPart(hash) : toTop(top ?? 0)
    stopRestoring.current = keepScrolling(place, () => (stopRestoring.current = undefined))
    if (previous && previous.pathname !== pathname) {
      // The fonts that came too late for the first page are there for this one (theme/fonts.css).
      document.documentElement.dataset.isFirstPage = 'false'
      document.getElementById(mainId)?.focus({ preventScroll: true })
    }
  }, [key, pathname, hash, navigationType, positions])

  return null
}
