import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../app/paths'
import { TextLink } from '../../../ui/links/TextLink'
import { PageHead } from '../../../ui/PageHead'
import { PageStatus } from '../../../ui/PageStatus'
import { Panel } from '../../../ui/Panel'
import { regardsQueries } from '../queries/regardsQueries'
import { RegardGrid } from './RegardGrid'
import { RegardsHead } from './RegardsHead'
import { RegardsError, RegardsLoading } from './RegardsState'

type YearRegardsProps = { annee: number }

/** The issues of one year. */
export function YearRegards({ annee }: YearRegardsProps) {
  const { data: regards, error, isPending, refetch } = useQuery(regardsQueries.year(annee))

  if (isPending) return <RegardsLoading />
  if (!regards) return <RegardsError error={error} onRetry={() => void refetch()} />
  if (regards.length === 0) {
    return (
      <Panel>
        <PageStatus code={404} />
        <PageHead title={`Regards ${annee}`} kind="private" />
        <p>Aucun numéro n’est paru en {annee}.</p>
        <TextLink href={paths.regards}>Tous les numéros</TextLink>
      </Panel>
    )
  }
  return (
    <>
      <RegardsHead regards={regards} annee={annee} />
      <RegardGrid title={`Numéros de ${annee}`} regards={regards} />
    </>
  )
}
