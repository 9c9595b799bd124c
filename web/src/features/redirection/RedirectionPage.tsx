import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { parametresQuery } from '@web/domain/parametres/parametresQuery'
import { ButtonLink } from '@web/ui/Button'
import { PageError, PageLoading, MessagePage } from '@web/ui/PageState'
import { paths } from '@web/domain/paths'
import { Link } from '@web/ui/links/Link'

type RedirectionPageProps = {
  name: string
  /** The setting that contains the URL. */
  destination: 'ressources' | 'concoursPhoto'
}

/** Verbatim from the specification, section 2. */
const waitingLabel = 'Redirection en cours...'

/** Redirects to another site, or shows a message when the setting is empty. */
export function RedirectionPage({ name, destination }: RedirectionPageProps) {
  const { data: parametres, error, isPending, refetch } = useQuery(parametresQuery)
  const url = parametres?.[destination]

  useEffect(() => {
    // `replace`: the back button must not return to this page and redirect again.
    if (url) window.location.replace(url)
  }, [url])

  if (isPending || url) {
    return (
      <>
        <PageLoading title={name} label={waitingLabel} />
        {url && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${url}`} />
          </noscript>
        )}
      </>
    )
  }
  if (!parametres) return <PageError title={name} error={error} onRetry={() => void refetch()} />

  return (
    <MessagePage title={name}>
      <p>Cette page n’est pas encore ouverte. Revenez un peu plus tard.</p>
      <ButtonLink as={Link} to={paths.accueil}>
        Revenir à l’accueil
      </ButtonLink>
    </MessagePage>
  )
}
