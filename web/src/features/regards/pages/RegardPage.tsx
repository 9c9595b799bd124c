import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../../app/paths'
import { formatDateParution } from '../../../lib/dates'
import { theme } from '../../../theme/theme'
import { Container } from '../../../ui/Container'
import { TextLink } from '../../../ui/links/TextLink'
import { PageHead } from '../../../ui/PageHead'
import { PageError, PageLoading } from '../../../ui/PageState'
import { PageMoved } from '../../../ui/PageStatus'
import { IssueThing } from '../components/IssueThing'
import { NeighbourNav } from '../components/NeighbourNav'
import { RegardNotFound } from '../components/RegardNotFound'
import { RegardPanel } from '../components/RegardPanel'
import { readNumero } from '../helpers/readNumero'
import type { RegardItem } from '../helpers/toRegardItem'
import { regardsQueries } from '../queries/regardsQueries'

/** One issue of the magazine. */
export function RegardPage() {
  const numero = readNumero(useParams().numero)
  return numero === undefined ? <RegardNotFound /> : <RegardContent numero={numero} />
}

function RegardContent({ numero }: { numero: number }) {
  const { data, error, isPending, refetch } = useQuery(regardsQueries.one(numero))
  const name = `Regards #${numero}`

  if (isPending) return <PageLoading title={name} label="Chargement du numéro…" />
  if (!data) return <PageError title={name} error={error} onRetry={() => void refetch()} />
  const { regard, numeroToday, previous, next } = data
  if (!regard && numeroToday) return <PageMoved to={paths.regard(numeroToday)} />
  if (!regard) return <RegardNotFound />

  return (
    <Frame>
      <PageHead
        title={regard.titre ? `${name}\u00a0: ${regard.titre}` : name}
        description={describe(regard)}
        picture={regard.couverture}
      />
      <IssueThing regard={regard} />
      <TextLink href={paths.regards}>Tous les numéros de Regards</TextLink>
      <RegardPanel
        regard={regard}
        titleLevel="h1"
        title={`#${regard.numero}`}
        label="Consulter le numéro"
      />
      <NeighbourNav previous={previous} next={next} />
    </Frame>
  )
}

/** What the issue is about; at least when it came out. */
function describe({ numero, dateParution, titre, sommaire }: RegardItem): string {
  const day = formatDateParution(dateParution)
  const origin = `Le numéro ${numero} de Regards, paru le ${day}, à lire en ligne.`
  return sommaire ?? (titre ? `${titre}. ${origin}` : origin)
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.l};
  padding-block: ${theme.space.l} ${theme.space.section};

  & > article,
  & > nav {
    width: 100%;
  }
`
