import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { AliveContext } from '../lib/served/AliveContext'
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
  const { isAlive } = use(AliveContext)
  const [positions] = useState(() => new ScrollPositions())
  const shown = useRef<{ key: string; pathname: string }>(undefined)
  const stopRestoring = useRef<() => void>(undefined)

  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual')
    takeOver()
    const remember = () => {
      // On the way back to where one was, the page is where it can be, not where one left it.
      if (shown.current && !stopRestoring.current) positions.set(shown.current.key, window.scrollY)
    }
    const leave = () => {
      positions.store()
      // Who comes back finds a page that the server drew: the browser itself knows where one was.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', takeOver)
    return () => {
      stopRestoring.current?.()
      shown.current = undefined
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [positions])

  // Before the page is painted, and before a shorter one makes the browser scroll by itself.
  useLayoutEffect(() => {
    const previous = shown.current
    if (previous?.key === key) return
    shown.current = { key, pathname }
    stopRestoring.current?.()
    // Of a page that came drawn, the browser has scrolled to the place, and the visitor perhaps on.
    if (!previous && !isAlive) return

    const top = navigationType === NavigationType.Pop ? positions.get(key) : undefined
    const place = top === undefined && hash ? toPart(hash) : toTop(top ?? 0)
    stopRestoring.current = keepScrolling(place, () => (stopRestoring.current = undefined))
    if (previous && previous.pathname !== pathname) {
      document.getElementById(mainId)?.focus({ preventScroll: true })
    }
  }, [key, pathname, hash, navigationType, positions, isAlive])

  return null
}
