import { useSearchParams } from 'react-router-dom'
import { Container, Panel } from '@web/ui/Container'
import { AllRegards } from '../components/AllRegards'
import { FeedLink } from '../components/FeedLink'
import { parseAnnee } from '../helpers/parseAnnee'
import { paths } from '@web/domain/paths'
import { FilterLinks } from '@web/ui/links/FilterLinks'
import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { TextLink } from '@web/ui/links/TextLink'
import { Seo, HttpStatus } from '@web/lib/seo/Seo'
import { regardsQueries } from '../queries/regardsQueries'
import { RegardGrid } from '../components/RegardGrid'
import { RegardsSeo } from '../components/RegardsSeo'
import { RegardsError, RegardsLoading } from '../components/RegardsState'
import { getYear } from '@web/lib/format/dates'
import { useKeptCode } from '../keep/useKeptCode'
import styles from './RegardsPage.module.css'

export function RegardsPage() {
  const [search] = useSearchParams()
  const annee = parseAnnee(search.get('annee'))
  const years = useYears(annee === undefined)
  return (
    <Container className={styles.frame}>
      <FeedLink />
      <header>
        <h1>Regards</h1>
        <p className={styles.lead}>
          La revue trimestrielle des arts et traditions populaires, à lire en ligne.
        </p>
      </header>
      <YearNav years={years} current={annee} />
      {annee === undefined && <KeptIssues />}
      {annee === undefined ? <AllRegards /> : <YearRegards annee={annee} />}
    </Container>
  )
}

type YearNavProps = {
  years: number[]
  /** The selected year; undefined when all issues are shown. */
  current: number | undefined
}

/** Links to the years of the magazine; renders nothing for fewer than two years. */
function YearNav({ years, current }: YearNavProps) {
  if (years.length < 2) return null
  return (
    <FilterLinks
      label="Aller à l’année"
      links={[
        { to: paths.regards, isCurrent: current === undefined, content: 'Toutes' },
        ...years.map((year) => ({
          to: paths.annee(year),
          isCurrent: current === year,
          content: year,
        })),
      ]}
    />
  )
}

function YearRegards({ annee }: { annee: number }) {
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

/** The years that have issues, from the whole list or fetched. @param isListed if it is shown */
function useYears(isListed: boolean): number[] {
  const list = useInfiniteQuery({ ...regardsQueries.list(), enabled: isListed })
  const isWhole = list.data !== undefined && !list.hasNextPage
  const { data: years = [] } = useQuery({
    ...regardsQueries.years(),
    enabled: isListed ? list.hasNextPage : !isWhole,
  })
  return isWhole ? toYears(list.data) : years
}

/** The distinct years of these issues, newest first. */
function toYears(regards: { dateParution: string }[]): number[] {
  const years = regards.map(({ dateParution }) => getYear(dateParution)).filter(Number.isInteger)
  return [...new Set(years)].sort((one, other) => other - one)
}

const loadList = async () => (await import('../keep/KeptList')).KeptList

/** The list of issues that are kept on this device or being copied. */
function KeptIssues() {
  const { Component: KeptList } = useKeptCode(loadList)
  return KeptList ? <KeptList /> : null
}
