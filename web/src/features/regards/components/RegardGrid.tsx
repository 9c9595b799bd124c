import { useId } from 'react'
import styled, { css } from 'styled-components'
import { getYear } from '@web/lib/format/dates'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import type { RegardItem } from '../helpers/toRegardItem'
import { RegardCard } from './RegardCard'

type RegardGridProps = {
  title: string
  regards: RegardItem[]
  /** Whether the issues are grouped by year. */
  hasYears?: boolean
}

/** Issues in 1 to 4 columns. */
export function RegardGrid({ title, regards, hasYears = false }: RegardGridProps) {
  const titleId = useId()
  const cards = regards.map((regard, index) => ({ regard, delay: getAnimationDelay(index) }))
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {hasYears ? (
        <Years>
          {groupByYear(cards).map(([year, ofYear]) => (
            <YearGroup key={year}>
              <h3>{year}</h3>
              <Cards cards={ofYear} titleLevel="h4" />
            </YearGroup>
          ))}
        </Years>
      ) : (
        <Cards cards={cards} titleLevel="h3" />
      )}
    </section>
  )
}

type Card = { regard: RegardItem; delay: number }

type CardsProps = { cards: Card[]; titleLevel: 'h3' | 'h4' }

const Cards = ({ cards, titleLevel }: CardsProps) => (
  <Grid>
    {cards.map(({ regard, delay }) => (
      <RegardCard key={regard.id} regard={regard} delay={delay} titleLevel={titleLevel} />
    ))}
  </Grid>
)

/** Groups issues in the order of the list. */
function groupByYear(cards: Card[]): [year: number, cards: Card[]][] {
  const groups = new Map<number, Card[]>()
  for (const card of cards) {
    const year = getYear(card.regard.dateParution)
    groups.set(year, [...(groups.get(year) ?? []), card])
  }
  return [...groups]
}

const Title = styled.h2`
  margin-bottom: ${theme.space.l};
`

/** Of wider covers, no row would fit below the newest issue on A4. */
const printedGrid = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space.m};
`

/** In print the years follow each other in one grid: a year may have one issue. */
const Years = styled.div`
  ${media.print} {
    ${printedGrid}
  }
`

const YearGroup = styled.div`
  & + & {
    margin-top: ${theme.space.xxl};
  }

  & > h3 {
    position: relative;
    margin-bottom: ${theme.space.l};
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.colors.line};
    color: ${theme.colors.accentText};
    font-size: ${theme.fontSizes.h3};
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  /* A stitch on the line, where the year begins. */
  & > h3::before {
    content: '';
    position: absolute;
    top: -2px;
    left: 0;
    width: 3rem;
    border-top: 4px dashed ${theme.colors.ochre};
  }

  ${media.print} {
    display: contents;

    & > ul {
      display: contents;
    }

    & > h3 {
      display: none;
    }
  }
`

const Grid = styled.ul`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem) clamp(1rem, 3vw, 2.25rem);

  ${media.from('xsmall')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.from('xlarge')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.print} {
    ${printedGrid}
  }
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
