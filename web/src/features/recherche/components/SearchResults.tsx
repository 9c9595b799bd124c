import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { paths } from '@web/domain/paths'
import { TextLink } from '@web/ui/links/TextLink'
import { LoadError, Spinner } from '@web/ui/PageState'
import { describeFilters, describeTotal, formatTotal } from '../helpers/formatTotal'
import type { Search } from '../helpers/parseSearch'
import { toResults, type Results } from '../helpers/toResults'
import { rechercheQuery } from '../queries/rechercheQuery'
import { Result } from './Result'
import { SearchAside, SearchLayout } from './SearchLayout'
import { SearchTips } from './SearchTips'
import { FilterLinks } from '@web/ui/links/FilterLinks'
import { VisuallyHidden } from '@web/ui/texts'
import styles from './SearchResults.module.css'

/** The server's number of results on a page. */
const pageSize = 20

/**
 * The results of a search. The former results stay while new ones load. Screen readers hear their
 * number; a page chosen by a link takes the focus.
 */
export function SearchResults({ search }: { search: Search }) {
  const { q, annee, rubrique, page = 1 } = search
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...rechercheQuery(search),
    select: toResults,
    placeholderData: keepPreviousData,
  })
  const totalRef = useRef<HTMLParagraphElement>(null)
  const shown = useRef({ q, page })

  useEffect(() => {
    // Other words are still being typed, and begin at the first page.
    const isOtherPage = shown.current.q === q && shown.current.page !== page
    if (isOtherPage) totalRef.current?.focus({ preventScroll: true })
    shown.current = { q, page }
  }, [q, page])

  return (
    <section className={styles.frame} aria-label="Résultats" aria-busy={isPlaceholderData}>
      <p className={styles.total} ref={totalRef} role="status" tabIndex={-1}>
        {!isPlaceholderData && !error && data && describeTotal(data, q)}
        {!isPlaceholderData && !error && data && describeFilters(search)}
        {isPlaceholderData && 'Recherche…'}
      </p>
      {error && <LoadError sentence="La recherche n’a pas abouti." query={{ error, refetch }} />}
      {!error && !data && <Spinner label="Recherche…" />}
      {!error && data && (
        <>
          {!isPlaceholderData && data.suggestion && <Suggestion q={data.suggestion} />}
          <SearchLayout>
            <SearchAside>
              <SearchFilters search={search} {...data} />
              <div className={styles.wideOnly}>
                <SearchTips />
              </div>
            </SearchAside>
            <div className={styles.found}>
              {data.items.length > 0 && (
                <ol start={(page - 1) * pageSize + 1}>
                  {data.items.map((result) => (
                    <Result key={result.href} result={result} />
                  ))}
                </ol>
              )}
              {data.total === 0 && !isPlaceholderData && <NothingFound search={search} />}
              {data.total > 0 && data.items.length === 0 && (
                <TextLink href={paths.resultats({ q, annee, rubrique })}>
                  Premiers résultats
                </TextLink>
              )}
              <Pagination search={search} totalPages={data.totalPages} />
            </div>
          </SearchLayout>
        </>
      )}
    </section>
  )
}

function NothingFound({ search }: { search: Search }) {
  const { q, annee, rubrique } = search
  return (
    <div className={styles.advice}>
      {annee !== undefined && (
        <TextLink href={paths.resultats({ q, rubrique })}>Chercher dans toutes les années</TextLink>
      )}
      {rubrique !== undefined && (
        <TextLink href={paths.resultats({ q, annee })}>Chercher dans toutes les rubriques</TextLink>
      )}
      <p>Essayez moins de mots, un mot plus courant, ou le début d’un mot.</p>
      <TextLink href={paths.regards}>Parcourir tous les numéros</TextLink>
    </div>
  )
}

/** A suggestion for a query with a typing error. */
function Suggestion({ q }: { q: string }) {
  return (
    <p className={styles.strong}>
      Vouliez-vous dire <TextLink href={paths.resultats({ q })}>«&nbsp;{q}&nbsp;»</TextLink>
      &nbsp;?
    </p>
  )
}

/** Links to the pages before and after; renders nothing for a single page. */
function Pagination({ search, totalPages }: { search: Search; totalPages: number }) {
  const { q, annee, rubrique, page = 1 } = search
  if (totalPages < 2) return null
  const hrefOf = (to: number) => paths.resultats({ q, annee, rubrique, page: to })
  return (
    <nav className={styles.nav} aria-label="Pages de résultats">
      {page > 1 ? <TextLink href={hrefOf(page - 1)}>Page précédente</TextLink> : <span />}
      <span>
        Page {page} sur {totalPages}
      </span>
      {page < totalPages ? <TextLink href={hrefOf(page + 1)}>Page suivante</TextLink> : <span />}
    </nav>
  )
}

type SearchFiltersProps = { search: Search } & Pick<Results, 'annees' | 'rubriques' | 'total'>

/** Links that filter the results by year and by section; only where there is something to choose. */
function SearchFilters({ search, annees, rubriques, total }: SearchFiltersProps) {
  const { q, annee, rubrique } = search
  const hasYears = annees.length > 1 || annee !== undefined
  const hasSections = rubriques.some((each) => each.total < total) || rubrique !== undefined
  const isUnlisted = rubrique !== undefined && !rubriques.some((each) => isSame(each, rubrique))
  const sections = isUnlisted ? [...rubriques, { rubrique, total: 0 }] : rubriques
  if (!hasYears && !hasSections) return null
  return (
    <div className={styles.filters}>
      {hasYears && (
        <Filter
          title="Année"
          links={[
            {
              to: paths.resultats({ q, rubrique }),
              isCurrent: annee === undefined,
              content: 'Toutes les années',
            },
            ...annees.map((each) => ({
              to: paths.resultats({ q, annee: each.annee, rubrique }),
              isCurrent: annee === each.annee,
              content: <Choice name={each.annee} total={each.total} />,
            })),
          ]}
        />
      )}
      {hasSections && (
        <Filter
          title="Rubrique"
          links={[
            {
              to: paths.resultats({ q, annee }),
              isCurrent: rubrique === undefined,
              content: 'Toutes les rubriques',
            },
            ...sections.map((each) => ({
              to: paths.resultats({ q, annee, rubrique: each.rubrique }),
              isCurrent: rubrique !== undefined && isSame(each, rubrique),
              content: <Choice name={each.rubrique} total={each.total} />,
            })),
          ]}
        />
      )}
    </div>
  )
}

const isSame = (each: { rubrique: string }, rubrique: string): boolean =>
  each.rubrique.toLowerCase() === rubrique.toLowerCase()

type FilterProps = { title: string; links: ComponentProps<typeof FilterLinks>['links'] }

const Filter = ({ title, links }: FilterProps) => (
  <div>
    {/* The list of links has this name. */}
    <p className={styles.title} aria-hidden>
      {title}
    </p>
    <FilterLinks label={`Filtrer par ${title.toLowerCase()}`} links={links} />
  </div>
)

type ChoiceProps = { name: ReactNode; total: number }

const Choice = ({ name, total }: ChoiceProps) => (
  <>
    {name}
    <span className={styles.count} aria-hidden>
      {total}
    </span>
    <VisuallyHidden>, {formatTotal(total)}</VisuallyHidden>
  </>
)
