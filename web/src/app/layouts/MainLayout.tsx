import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { Notice } from '@web/ui/Notice'
import { HydrationMarker } from '@web/lib/hydration/HydrationProvider'
import { ErrorBoundary } from '@web/ui/ErrorBoundary'
import { mainContentId } from './mainContentId'
import { UnexpectedErrorPage } from './UnexpectedErrorPage'
import { PageFallback } from './PageFallback'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import {
  useCoordonnees,
  parametresQuery,
  type Mesure,
} from '@web/domain/parametres/parametresQuery'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { logError } from '@web/lib/browser/logError'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { sessionQuery } from '@web/lib/auth/sessionQuery'
import { confirmLeave } from '@web/lib/browser/confirmLeave'
import { isGuarded, paths } from '@web/domain/paths'
import styles from './MainLayout.module.css'

export function MainLayout() {
  const { signOut, hasFailed } = useSignOutToHome()
  const coordonnees = useCoordonnees()
  const manageCookies = useConsent()
  const { key } = useLocation()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Navbar onSignOut={signOut} />
      {hasFailed && <Notice variant="danger">La déconnexion a échoué. Réessayez.</Notice>}
      <main className={styles.main} id={mainContentId} tabIndex={-1}>
        {/* Contains errors of one page; navigation resets the boundary. */}
        <ErrorBoundary resetKey={key} fallback={<UnexpectedErrorPage />}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
            <HydrationMarker />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer coordonnees={coordonnees} onSignOut={signOut} onManageCookies={manageCookies} />
    </div>
  )
}

/** First focusable element of every page, inside a landmark as all of the page's content is. */
function SkipLink() {
  return (
    <nav aria-label="Accès rapide">
      <a className={styles.anchor} href={`#${mainContentId}`}>
        Aller au contenu
      </a>
    </nav>
  )
}

/**
 * Reports page views to the consent feature, which shows its banner, when analytics or advertising
 * are configured. Its code loads after hydration, when the browser is idle.
 * @returns a function that opens the consent preferences; undefined when nothing is configured
 */
function useConsent(): (() => void) | undefined {
  const mesure = useQuery(parametresQuery).data?.mesure
  const isHydrated = useIsHydrated()
  const { pathname } = useLocation()

  useEffect(() => {
    if (!mesure || !isHydrated) return
    let isMounted = true
    whenIdle(() => {
      if (isMounted) runConsentAction('handlePageView', mesure)
    })
    return () => {
      isMounted = false
    }
  }, [mesure, isHydrated, pathname])

  return mesure && (() => runConsentAction('openPreferences', mesure))
}

function whenIdle(task: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task)
}

/** Calls an action of the consent feature, whose code loads on first use. */
function runConsentAction(action: 'handlePageView' | 'openPreferences', mesure: Mesure) {
  import('@web/features/consent/consentActions').then(
    (actions) => actions[action](mesure),
    (error: unknown) => logError('Le choix des cookies n’a pas pu être proposé\u00a0:', error),
  )
}

/**
 * Returns `signOut`, which leads home and closes the session, and `hasFailed`. The cached session
 * is cleared once the server has closed it; on a guarded page, only after leaving that page, whose
 * guard would redirect to the login page.
 */
function useSignOutToHome() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isClosed, setIsClosed] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isClosed || isGuarded(pathname)) return
    // The account menu unmounts with the session: moves the focus to the content.
    focusContent()
    void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey }).then(() => {
      queryClient.setQueryData(sessionQuery.queryKey, null)
      setIsClosed(false)
    })
  }, [isClosed, pathname, queryClient])

  async function signOut() {
    if (!confirmLeave()) return
    setHasFailed(false)
    void navigate(paths.accueil)
    try {
      // The account menu has loaded it.
      const { closeSession } = await import('./AccountMenu')
      await closeSession()
      setIsClosed(true)
    } catch (error) {
      logError('La déconnexion a échoué\u00a0:', error)
      setHasFailed(true)
      focusContent()
    }
  }

  return { signOut: () => void signOut(), hasFailed }
}

const focusContent = () => document.getElementById(mainContentId)?.focus({ preventScroll: true })
