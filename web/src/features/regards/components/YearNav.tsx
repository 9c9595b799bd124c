import { paths } from '@web/domain/paths'
import { FilterLinks } from '@web/ui/links/FilterLinks'

type YearNavProps = {
  years: number[]
  /** The selected year; undefined when all issues are shown. */
  current: number | undefined
}

/** Links to the years of the magazine; renders nothing for fewer than two years. */
export function YearNav({ years, current }: YearNavProps) {
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
