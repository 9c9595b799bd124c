import { Navigate, Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { useSession } from '../../lib/session/useSession'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { PageFallback } from '../PageFallback'
import { paths } from '../paths'

/** Lets administrators through. The server decides again on every write. */
export function RequireAdministrateur() {
  const { status, user, retry } = useSession()

  if (status === 'loading') return <PageFallback />
  if (status === 'error') {
    return (
      <Frame>
        <PageTitle>Administration</PageTitle>
        <Panel role="alert">
          <Title>Votre session n’a pas pu être vérifiée</Title>
          <Button onClick={retry}>Réessayer</Button>
        </Panel>
      </Frame>
    )
  }
  if (status === 'signedOut') return <Navigate to={paths.login} replace />
  if (user.role !== 'administrateur') {
    return (
      <Frame>
        <PageTitle>Accès réservé</PageTitle>
        <Panel>
          <Title>Accès réservé aux administrateurs</Title>
          <p>
            Votre compte permet de modifier les textes du site&nbsp;; la publication des numéros de
            Regards est réservée aux administrateurs.
          </p>
        </Panel>
      </Frame>
    )
  }
  return <Outlet />
}

const Frame = styled(Container)`
  padding-block: ${({ theme }) => theme.space.section};
`

const Title = styled.h1`
  font-size: ${({ theme }) => theme.fontSizes.h2};
`
