import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/**
 * Tells screen readers the title of each page that is gone to, as a browser does between real
 * pages; and tells it again when it changes, as it does where the page's code or data come later.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const regionRef = useRef<HTMLSpanElement>(null)
  // The browser itself has read the title of the page that one arrived on.
  const initialPathname = useRef<string | undefined>(pathname)

  useEffect(() => {
    if (initialPathname.current === pathname) return
    initialPathname.current = undefined
    const announce = () => {
      const region = regionRef.current
      if (!region || !document.title || region.textContent === document.title) return
      region.textContent = document.title
    }
    announce()
    const observer = new MutationObserver(announce)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])

  return <VisuallyHidden ref={regionRef} aria-live="polite" aria-atomic="true" />
}
