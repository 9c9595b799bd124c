import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Notice } from '@web/ui/Notice'
import { HydrationMarker } from '@web/lib/hydration/HydrationProvider'
import { ErrorBoundary } from '@web/ui/ErrorBoundary'
import { mainContentId } from './mainContentId'
import { UnexpectedErrorPage } from './UnexpectedErrorPage'
import { PageFallback } from './PageFallback'
import { useSignOutToHome } from './useSignOutToHome'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import { SkipLink } from './SkipLink'
import { useConsent } from './useConsent'
import { useCoordonnees } from '@web/domain/parametres/useCoordonnees'

export function MainLayout() {
  const { signOut, hasFailed } = useSignOutToHome()
  const coordonnees = useCoordonnees()
  const manageCookies = useConsent()
  const { key } = useLocation()
  return (
    <Frame>
      <SkipLink />
      <Navbar onSignOut={signOut} />
      {hasFailed && <Notice variant="danger">La déconnexion a échoué. Réessayez.</Notice>}
      <Main id={mainContentId} tabIndex={-1}>
        {/* Contains errors of one page; navigation resets the boundary. */}
        <ErrorBoundary resetKey={key} fallback={<UnexpectedErrorPage />}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
            <HydrationMarker />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer coordonnees={coordonnees} onSignOut={signOut} onManageCookies={manageCookies} />
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;

  ${media.print} {
    display: block;
    min-height: 0;
  }
`

const Main = styled.main`
  flex: 1;

  ${media.print} {
    && > * {
      padding-block-end: ${theme.space.l};
    }
  }
`
