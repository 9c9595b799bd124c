import { Navigate, Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { useSession } from '../../lib/session/useSession'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { PageHead } from '../../ui/PageHead'
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
        <PageHead title="Administration" kind="private" />
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
        <PageHead title="Accès réservé" kind="private" />
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
  padding-block: ${theme.space.section};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h2};
`
