import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useSession } from '@web/lib/auth/useSession'
import { theme } from '@web/theme/theme'
import { Button, ButtonLink } from '@web/ui/Button'
import { Container } from '@web/ui/Container'
import { Seo } from '@web/lib/seo/Seo'
import { Link } from '@web/ui/links/Link'
import { Panel } from '@web/ui/Panel'
import { PageFallback } from '../../layouts/PageFallback'
import { paths } from '@web/domain/paths'

/** Route guard: renders the route for administrators only. The server checks every write again. */
export function RequireAdministrateur() {
  const { status, user, retry } = useSession()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (status === 'signedIn' && !wasSignedIn) setWasSignedIn(true)

  if (status === 'loading') return <PageFallback />
  if (status === 'error') {
    return (
      <Frame>
        <Seo title="Administration" variant="private" />
        <Panel role="alert">
          <Title>Votre session n’a pas pu être vérifiée</Title>
          <Button onClick={retry}>Réessayer</Button>
        </Panel>
      </Frame>
    )
  }
  if (status === 'signedOut') {
    const login = paths.loginPour(`${pathname}${search}`)
    return wasSignedIn ? <SessionEnded login={login} /> : <Navigate to={login} replace />
  }
  if (user.lacksSecondFactor) return <Navigate to={paths.compte} replace />
  if (user.role !== 'administrateur') {
    return (
      <Frame>
        <Seo title="Accès réservé" variant="private" />
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

/** Said in place of the page, not by leaving it: somebody was at work there. */
function SessionEnded({ login }: { login: string }) {
  return (
    <Frame>
      <Seo title="Session terminée" variant="private" />
      <Panel role="alert">
        <Title>Votre session est terminée</Title>
        <p>
          Reconnectez-vous&nbsp;: vous reviendrez à cette page. Les textes que vous y avez tapés
          sont gardés dans ce navigateur.
        </p>
        <ButtonLink as={Link} to={login}>
          Se reconnecter
        </ButtonLink>
      </Panel>
    </Frame>
  )
}

const Frame = styled(Container)`
  padding-block: ${theme.space.section};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h2};
`
