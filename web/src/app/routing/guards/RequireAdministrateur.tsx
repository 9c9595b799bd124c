import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '@web/lib/auth/useSession'
import { Button, ButtonLink } from '@web/ui/Button'
import { Link } from '@web/ui/links/Link'
import { MessagePage } from '@web/ui/PageState'
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
      <MessagePage
        title="Administration"
        heading="Votre session n’a pas pu être vérifiée"
        role="alert"
      >
        <Button onClick={retry}>Réessayer</Button>
      </MessagePage>
    )
  }
  if (status === 'signedOut') {
    const login = paths.loginPour(`${pathname}${search}`)
    return wasSignedIn ? <SessionEnded login={login} /> : <Navigate to={login} replace />
  }
  if (user.lacksSecondFactor) return <Navigate to={paths.compte} replace />
  if (user.role !== 'administrateur') {
    return (
      <MessagePage title="Accès réservé" heading="Accès réservé aux administrateurs">
        <p>
          Votre compte permet de modifier les textes du site&nbsp;; la publication des numéros de
          Regards est réservée aux administrateurs.
        </p>
      </MessagePage>
    )
  }
  return <Outlet />
}

/** Shown in place of the page without a redirect: a person was working there. */
function SessionEnded({ login }: { login: string }) {
  return (
    <MessagePage title="Session terminée" heading="Votre session est terminée" role="alert">
      <p>
        Reconnectez-vous&nbsp;: vous reviendrez à cette page. Les textes que vous y avez tapés sont
        gardés dans ce navigateur.
      </p>
      <ButtonLink as={Link} to={login}>
        Se reconnecter
      </ButtonLink>
    </MessagePage>
  )
}
