import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { Notice } from '../../ui/Notice'
import { Spinner } from '../../ui/Spinner'
import { mainId } from '../Navigation'
import { useSignOutToHome } from '../useSignOutToHome'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import { SkipLink } from './SkipLink'
import { useCoordonnees } from './useCoordonnees'

/** Navbar, content, footer. */
export function MainLayout() {
  const { signOut, hasFailed } = useSignOutToHome()
  const coordonnees = useCoordonnees()
  return (
    <Frame>
      <SkipLink />
      <Navbar onSignOut={signOut} />
      {hasFailed && <Notice tone="danger">La déconnexion a échoué. Réessayez.</Notice>}
      <Main id={mainId} tabIndex={-1}>
        <Suspense fallback={<Spinner label="Chargement..." />}>
          <Outlet />
        </Suspense>
      </Main>
      <Footer coordonnees={coordonnees} onSignOut={signOut} />
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`

const Main = styled.main`
  flex: 1;
`
