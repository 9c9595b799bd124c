import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../domain/paths'
import { isInPageNavigation } from '../../lib/browser/inPageNavigation'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/**
 * Announces the title of each new page to screen readers, as browsers do on a full page load.
 * Announces it again when it changes, for example after the page's code or data have loaded.
 * Pages of one reading announce themselves.
 */
export function RouteAnnouncer() {
  const location = useLocation()
  const { pathname, search } = location
  // A filter by year is another page; the search announces its own results.
  const place = pathname === paths.recherche ? pathname : pathname + search
  const isInPage = isInPageNavigation(location.state)
  const regionRef = useRef<HTMLSpanElement>(null)
  // Screen readers already announce the title of the first page.
  const initialPlace = useRef<string | undefined>(place)

  useEffect(() => {
    if (initialPlace.current === place) return
    initialPlace.current = undefined
    if (isInPage) return
    const announce = () => {
      const region = regionRef.current
      if (!region || !document.title || region.textContent === document.title) return
      region.textContent = document.title
    }
    announce()
    const observer = new MutationObserver(announce)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [place, isInPage])

  return <VisuallyHidden ref={regionRef} aria-live="polite" aria-atomic="true" />
}
