import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

export const mainId = 'contenu'

/**
 * What a browser does by itself between real pages: scroll to the top or, going back, to where one
 * was; and start reading at the content, with its new title announced.
 */
export function Navigation() {
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const previousKey = useRef(key)
  const previousPathname = useRef(pathname)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => positions.current.set(previousKey.current, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    const isBackOrForward = navigationType === NavigationType.Pop
    window.scrollTo(0, isBackOrForward ? (positions.current.get(key) ?? 0) : 0)
    if (previousPathname.current === pathname) return
    previousPathname.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [key, pathname, navigationType])

  return null
}
