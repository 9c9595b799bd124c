import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { theme } from '../../../theme/theme'
import { FilterLinks } from '../../../ui/links/FilterLinks'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { formatTotal } from '../helpers/formatTotal'

type YearFilterProps = {
  q: string
  annees: { annee: number; total: number }[]
  /** The chosen year; undefined when all are shown. */
  current: number | undefined
}

/** Links that filter the results by year; renders nothing if there is nothing to choose. */
export function YearFilter({ q, annees, current }: YearFilterProps) {
  if (annees.length < 2 && current === undefined) return null
  return (
    <FilterLinks
      label="Filtrer par année"
      links={[
        {
          to: paths.resultats({ q }),
          isCurrent: current === undefined,
          content: 'Toutes les années',
        },
        ...annees.map(({ annee, total }) => ({
          to: paths.resultats({ q, annee }),
          isCurrent: current === annee,
          content: (
            <>
              {annee}
              <Count aria-hidden>{total}</Count>
              <VisuallyHidden>, {formatTotal(total)}</VisuallyHidden>
            </>
          ),
        })),
      ]}
    />
  )
}

const Count = styled.span`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-weight: 400;

  [aria-current='page'] > & {
    color: inherit;
  }
`
