import { useQuery } from '@tanstack/react-query'
import { paths } from '@web/domain/paths'
import { TextLink } from '@web/ui/links/TextLink'
import { Seo } from '@web/lib/seo/Seo'
import { HttpStatus } from '@web/lib/seo/HttpStatus'
import { Panel } from '@web/ui/Panel'
import { regardsQueries } from '../queries/regardsQueries'
import { RegardGrid } from './RegardGrid'
import { RegardsSeo } from './RegardsSeo'
import { RegardsError, RegardsLoading } from './RegardsState'

type YearRegardsProps = { annee: number }

export function YearRegards({ annee }: YearRegardsProps) {
  const { data: regards, error, isPending, refetch } = useQuery(regardsQueries.year(annee))

  if (isPending) return <RegardsLoading />
  if (!regards) return <RegardsError error={error} onRetry={() => void refetch()} />
  if (regards.length === 0) {
    return (
      <Panel>
        <HttpStatus code={404} />
        <Seo title={`Regards ${annee}`} variant="private" />
        <p>Aucun numéro n’est paru en {annee}.</p>
        <TextLink href={paths.regards}>Tous les numéros</TextLink>
      </Panel>
    )
  }
  return (
    <>
      <RegardsSeo regards={regards} annee={annee} />
      <RegardGrid title={`Numéros de ${annee}`} regards={regards} />
    </>
  )
}
