import { useId } from 'react'
import styled, { css } from 'styled-components'
import { getYear } from '../../../lib/format/dates'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import type { RegardItem } from '../helpers/toRegardItem'
import { RegardCard } from './RegardCard'

type RegardGridProps = {
  title: string
  regards: RegardItem[]
  /** Whether each year is shown above its first issue. */
  hasYears?: boolean
}

/** Issues in 1 to 4 columns; years are part of the flow, so that no row is left half empty. */
export function RegardGrid({ title, regards, hasYears = false }: RegardGridProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Grid $hasYears={hasYears}>
        {regards.map((regard, index) => (
          <RegardCard
            key={regard.id}
            regard={regard}
            delay={getAnimationDelay(index)}
            year={hasYears ? getYearIfNew(regard, regards[index - 1]) : undefined}
            titleLevel={hasYears ? 'h4' : 'h3'}
          />
        ))}
      </Grid>
    </section>
  )
}

/** The year of an issue if it differs from the previous issue's. */
function getYearIfNew(regard: RegardItem, before: RegardItem | undefined): number | undefined {
  const year = getYear(regard.dateParution)
  return before && getYear(before.dateParution) === year ? undefined : year
}

const Title = styled.h2`
  margin-bottom: ${theme.space.l};
  font-size: ${theme.fontSizes.h2};
`

/** A line above each issue, and space for a year below it. */
const yearLine = css`
  & > li {
    border-top: 1px solid ${theme.colors.line};
    padding-top: ${theme.space.s};
  }

  ${media.from('small')} {
    & > li {
      padding-top: 3rem;
    }
  }
`

const Grid = styled.ul<{ $hasYears: boolean }>`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem) clamp(1.25rem, 3vw, 2.25rem);

  ${media.from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.from('xlarge')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  /* Of wider covers, no row would fit below the newest issue on A4. */
  ${media.print} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${theme.space.m};
  }

  ${({ $hasYears }) => $hasYears && yearLine}
`

const secondsPerCard = 0.1
const cardsPerPage = 24

/**
 * Delay of a card's reveal animation in seconds: 0.1 more for each card (specification, section 9),
 * from zero again in each further page.
 */
function getAnimationDelay(index: number): number {
  return Math.round((index % cardsPerPage) * secondsPerCard * 10) / 10
}
