import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Notice } from '@web/ui/Notice'
import { HydrationMarker } from '@web/lib/hydration/HydrationProvider'
import { ErrorBoundary } from '@web/ui/ErrorBoundary'
import { mainContentId } from './mainContentId'
import { UnexpectedErrorPage } from './UnexpectedErrorPage'
import { PageFallback } from './PageFallback'
import { useSignOutToHome } from './useSignOutToHome'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import { useConsent } from './useConsent'
import { useCoordonnees } from '@web/domain/parametres/parametresQuery'
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
