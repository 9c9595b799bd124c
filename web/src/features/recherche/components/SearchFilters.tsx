import type { ReactNode } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { FilterLinks } from '@web/ui/links/FilterLinks'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { formatTotal } from '../helpers/formatTotal'
import type { Search } from '../helpers/parseSearch'
import type { Results } from '../helpers/toResults'

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
    <Frame>
      {hasYears && (
        <Filter title="Année">
          <FilterLinks
            label="Filtrer par année"
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
        </Filter>
      )}
      {hasSections && (
        <Filter title="Rubrique">
          <FilterLinks
            label="Filtrer par rubrique"
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
        </Filter>
      )}
    </Frame>
  )
}

const isSame = (each: { rubrique: string }, rubrique: string): boolean =>
  each.rubrique.toLowerCase() === rubrique.toLowerCase()

type FilterProps = { title: string; children: ReactNode }

const Filter = ({ title, children }: FilterProps) => (
  <div>
    {/* The list of links has this name. */}
    <Title aria-hidden>{title}</Title>
    {children}
  </div>
)

type ChoiceProps = { name: ReactNode; total: number }

const Choice = ({ name, total }: ChoiceProps) => (
  <>
    {name}
    <Count aria-hidden>{total}</Count>
    <VisuallyHidden>, {formatTotal(total)}</VisuallyHidden>
  </>
)

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};

  ${media.from('large')} {
    gap: ${theme.space.l};
  }
`

const Title = styled.p`
  display: none;

  ${media.from('large')} {
    display: block;
    margin-bottom: ${theme.space.xxs};
    font-family: ${theme.fonts.title};
    font-weight: 600;
  }
`

const Count = styled.span`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-weight: 400;

  [aria-current='page'] > & {
    color: inherit;
  }
`
