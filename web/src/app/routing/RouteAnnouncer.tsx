import { useEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { isWithinPage } from '@web/lib/browser/inPageNavigation'
import { VisuallyHidden } from '@web/ui/texts'
import { useIsNavigationSlow } from './SiteRouter'
import styles from './RouteAnnouncer.module.css'

/**
 * Announces the title of each new page to screen readers, and again when it changes. Pages of one
 * reading announce themselves. While a page's code is late, shows a bar and says so.
 */
export function RouteAnnouncer() {
  const location = useLocation()
  const { pathname, search, state } = location as Location<unknown>
  // A filter by year is another page; the search announces its own results.
  const place = pathname === paths.recherche ? pathname : pathname + search
  const regionRef = useRef<HTMLSpanElement>(null)
  // Screen readers already announce the title of the first page.
  const initialPlace = useRef<string | undefined>(place)
  const previousPath = useRef(pathname)

  const isSlow = useIsNavigationSlow()
  useEffect(() => {
    const region = regionRef.current
    if (!region || !isSlow) return
    region.textContent = 'Chargement de la page…'
    // The title of the page follows, unless the visitor returned to the previous one.
    return () => {
      region.textContent = ''
    }
  }, [isSlow])

  useEffect(() => {
    if (initialPlace.current === place) return
    initialPlace.current = undefined
    const isSamePage = isWithinPage(previousPath.current, { pathname, state })
    previousPath.current = pathname
    if (isSamePage) return
    const announce = () => {
      const region = regionRef.current
      if (!region || !document.title || region.textContent === document.title) return
      region.textContent = document.title
    }
    announce()
    const observer = new MutationObserver(announce)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [place, pathname, state])

  return (
    <>
      {isSlow && <div className={styles.loadingBar} data-loading-bar="" />}
      <VisuallyHidden ref={regionRef} aria-live="polite" aria-atomic="true" />
    </>
  )
}
