import type { ComponentProps, ReactNode } from 'react'
import { paths } from '@web/domain/paths'
import { FilterLinks } from '@web/ui/links/FilterLinks'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { formatTotal } from '../helpers/formatTotal'
import type { Search } from '../helpers/parseSearch'
import type { Results } from '../helpers/toResults'
import styles from './SearchFilters.module.css'

type SearchFiltersProps = { search: Search } & Pick<Results, 'annees' | 'rubriques' | 'total'>

/** Links that filter the results by year and by section; only where there is something to choose. */
export function SearchFilters({ search, annees, rubriques, total }: SearchFiltersProps) {
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
