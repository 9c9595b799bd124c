import { useEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { paths } from '@web/domain/paths'
import { isWithinPage } from '@web/lib/browser/inPageNavigation'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { useIsNavigationSlow } from './SiteRouter'

/**
 * Announces the title of each new page to screen readers, as browsers do on a full page load.
 * Announces it again when it changes, for example after the page's code or data have loaded.
 * Pages of one reading announce themselves. While a page's code is late, shows a bar and says so.
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
      {isSlow && <LoadingBar data-loading-bar="" />}
      <VisuallyHidden ref={regionRef} aria-live="polite" aria-atomic="true" />
    </>
  )
}

const slide = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(250%);
  }
`

const LoadingBar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.zIndexes.banner};
  height: 4px;
  overflow: hidden;
  background: ${theme.colors.line};
  pointer-events: none;

  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: ${theme.colors.accent};
    animation: ${slide} 1.2s ease-in-out infinite;
  }

  ${media.reducedMotion} {
    &::after {
      width: 100%;
      animation: none;
    }
  }

  ${media.forcedColors} {
    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
