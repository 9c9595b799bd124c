import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { Notice } from '../../ui/Notice'
import { Alive } from '../Alive'
import { ErrorBoundary } from '../ErrorBoundary'
import { mainId } from '../Navigation'
import { PageFailure } from '../PageFailure'
import { PageFallback } from '../PageFallback'
import { useSignOutToHome } from '../useSignOutToHome'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import { SkipLink } from './SkipLink'
import { useConsentement } from './useConsentement'
import { useCoordonnees } from './useCoordonnees'

/** Navbar, content, footer. */
export function MainLayout() {
  const { signOut, hasFailed } = useSignOutToHome()
  const coordonnees = useCoordonnees()
  const manageCookies = useConsentement()
  const { key } = useLocation()
  return (
    <Frame>
      <SkipLink />
      <Navbar onSignOut={signOut} />
      {hasFailed && <Notice tone="danger">La déconnexion a échoué. Réessayez.</Notice>}
      <Main id={mainId} tabIndex={-1}>
        {/* A page that fails leaves the way to the others; the next one is tried anew. */}
        <ErrorBoundary place={key} fallback={failure}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
            <Alive />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer coordonnees={coordonnees} onSignOut={signOut} onManageCookies={manageCookies} />
    </Frame>
  )
}

/** Nothing comes any more: the rest of the page goes on. */
const failure = (
  <>
    <PageFailure />
    <Alive />
  </>
)

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
`
