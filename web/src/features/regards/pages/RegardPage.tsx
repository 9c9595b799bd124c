import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { toCard } from '@web/domain/pictures/toCard'
import { regardsBreadcrumb } from '@web/domain/regards/issueBreadcrumbs'
import { formatCalendarDay } from '@web/lib/format/dates'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { Seo, PageMoved, useAbsoluteUrl } from '@web/lib/seo/Seo'
import { CiteButton } from '@web/ui/cite/CiteButton'
import { ShareButton } from '@web/ui/share/ShareButton'
import { PageError, PageLoading, LoadError } from '@web/ui/PageState'
import { IssueFront, OtherForms } from '../components/IssueFront'
import { RegardNotFound } from '../components/RegardNotFound'
import { parseNumero } from '@web/domain/regards/parseNumero'
import type { RegardItem } from '../helpers/toRegardItem'
import { KeepIssue } from '../keep/KeepIssue'
import { regardsQueries } from '../queries/regardsQueries'
import { useRevue } from '@web/domain/parametres/useRevue'
import { toPeriodicalJsonLd } from '@web/domain/regards/toPeriodicalJsonLd'
import { JsonLd, ServedJsonLd } from '@web/lib/seo/JsonLd'
import { toIssueJsonLd } from '../helpers/toIssueJsonLd'
import type { RegardSummary } from '@web/domain/regards/findRegards'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { NeighbourLabel, NeighbourLink, NeighbourNav } from '@web/ui/links/neighbours'
import { DateParution } from '../components/DateParution'
import { useId } from 'react'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { ArticleEntry } from '../components/ArticleEntry'
import styles from './RegardPage.module.css'

export function RegardPage() {
  const numero = parseNumero(useParams().numero)
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
  const { couverture } = regard

  return (
    <Container className={styles.frame}>
      <Seo
        title={regard.titre ? `${name}\u00a0: ${regard.titre}` : name}
        description={describeRegard(regard)}
        picture={
          couverture && toCard(paths.carteDuNumero(numero), { ...couverture, titre: regard.titre })
        }
        type="article"
        parents={[regardsBreadcrumb]}
      />
      <IssueJsonLd regard={regard} />
      <TextLink href={paths.regards}>Tous les numéros de Regards</TextLink>
      <IssueFront
        regard={regard}
        articles={<RegardArticles numero={numero} />}
        end={
          <>
            <OtherForms regard={regard} />
            {regard.pageCount && (
              <KeepIssue
                key={numero}
                numero={numero}
                pageCount={regard.pageCount}
                pdfBytes={regard.pdfBytes ?? 0}
              />
            )}
            <Tools regard={regard} />
          </>
        }
      />
      <PreviousNextNav previous={previous} next={next} />
    </Container>
  )
}

function Tools({ regard: { numero, titre, dateParution } }: { regard: RegardItem }) {
  const revue = useRevue()
  const name = `Regards #${numero}`
  const path = paths.regard(numero)
  return (
    <div className={styles.toolRow} role="group" aria-label="Partager et citer">
      <ShareButton title={titre ? `${name}\u00a0: ${titre}` : name} path={path} />
      <CiteButton
        path={path}
        citation={{
          ...{ numero, dateParution, ...revue },
          titre: titre ?? name,
          auteurs: [],
          ...{ pages: undefined, langue: undefined },
        }}
      />
    </div>
  )
}

/** Meta description of an issue: its summary or title, else its publication date. */
function describeRegard({ numero, dateParution, titre, sommaire }: RegardItem): string {
  const day = formatCalendarDay(dateParution)
  const origin = `Le numéro ${numero} de Regards, paru le ${day}, à lire en ligne.`
  return sommaire ?? (titre ? `${titre}. ${origin}` : origin)
}

function ServerIssueJsonLd({ regard }: { regard: RegardItem }) {
  const revue = useRevue()
  const toAbsoluteUrl = useAbsoluteUrl()
  const isPartOf = toPeriodicalJsonLd(revue, toAbsoluteUrl)
  return <JsonLd data={{ ...toIssueJsonLd(regard, toAbsoluteUrl), isPartOf }} />
}

/** JSON-LD of an issue and its periodical, for search engines. */
const IssueJsonLd = import.meta.env.SSR ? ServerIssueJsonLd : ServedJsonLd

type PreviousNextNavProps = { previous: RegardSummary | null; next: RegardSummary | null }

function PreviousNextNav({ previous, next }: PreviousNextNavProps) {
  if (!previous && !next) return null
  return (
    <NeighbourNav aria-label="Numéros voisins">
      {previous && <AdjacentRegardLink regard={previous} label="Numéro précédent" side="start" />}
      {next && <AdjacentRegardLink regard={next} label="Numéro suivant" side="end" />}
    </NeighbourNav>
  )
}

type AdjacentRegardLinkProps = { regard: RegardSummary; label: string; side: 'start' | 'end' }

function AdjacentRegardLink({ regard, label, side }: AdjacentRegardLinkProps) {
  const { numero, dateParution, titre } = regard
  return (
    <NeighbourLink
      to={paths.regard(numero)}
      rel={side === 'start' ? 'prev' : 'next'}
      data-side={side}
    >
      <ChevronIcon direction={side === 'start' ? 'left' : 'right'} />
      <span>
        <NeighbourLabel>{label}</NeighbourLabel> <span className={styles.numero}>#{numero}</span>{' '}
        <DateParution date={dateParution} />
        {titre && <span className={styles.headline}>{titre}</span>}
      </span>
    </NeighbourLink>
  )
}

/** The contents of an issue, article by article; nothing when it has none. */
function RegardArticles({ numero }: { numero: number }) {
  const { data, error, refetch } = useQuery(articleQueries.list(numero))
  const titleId = useId()
  if (error && !data) {
    return (
      <LoadError
        sentence="Les articles de ce numéro n’ont pas pu être chargés."
        query={{ error, refetch }}
      />
    )
  }
  if (!data || data.articles.length === 0) return null
  return (
    <section className={styles.regardArticlesFrame} aria-labelledby={titleId}>
      <h2 id={titleId}>Dans ce numéro</h2>
      <ol className={styles.list}>
        {data.articles.map((response) => (
          <ArticleEntry
            key={response.slug}
            article={toArticleSummary(numero, response)}
            titleLevel="h3"
          />
        ))}
      </ol>
    </section>
  )
}
