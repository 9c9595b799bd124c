import { useId, useState } from 'react'
import { getYear } from '@web/lib/format/dates'
import type { RegardItem } from '../helpers/toRegardItem'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { DateParution } from './DateParution'
import { RegardCoverImage } from './RegardCoverImage'
import { OpenPdfLink } from './OpenPdfLink'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'
import styles from './RegardGrid.module.css'

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
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {hasYears ? (
        <div className={styles.years}>
          {groupByYear(cards).map(([year, ofYear]) => (
            <div className={styles.yearGroup} key={year}>
              <h3>{year}</h3>
              <Cards cards={ofYear} titleLevel="h4" />
            </div>
          ))}
        </div>
      ) : (
        <Cards cards={cards} titleLevel="h3" />
      )}
    </section>
  )
}

type Card = { regard: RegardItem; delay: number }

type CardsProps = { cards: Card[]; titleLevel: 'h3' | 'h4' }

const Cards = ({ cards, titleLevel }: CardsProps) => (
  <ul className={styles.grid}>
    {cards.map(({ regard, delay }) => (
      <RegardCard key={regard.id} regard={regard} delay={delay} titleLevel={titleLevel} />
    ))}
  </ul>
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

const secondsPerCard = 0.1
const cardsPerPage = 24

/** Delay of a card's animation in seconds: 0.1 more for each card of a page (specification, 9). */
function getAnimationDelay(index: number): number {
  return Math.round((index % cardsPerPage) * secondsPerCard * 10) / 10
}

type RegardCardProps = {
  regard: RegardItem
  delay: number
  titleLevel: 'h3' | 'h4'
}

function RegardCard({ regard, delay, titleLevel: Title }: RegardCardProps) {
  const titleId = useId()
  const isHydrated = useIsHydrated()
  const navigationType = useNavigationType()
  // On « Back » the scroll offset is restored: a card there must not wait for the cards above it.
  // The server-rendered page counts as POP, too.
  const [isReturn] = useState(isHydrated && navigationType === NavigationType.Pop)
  return (
    <li
      className={styles.frame}
      style={isReturn ? { animation: 'none' } : { animationDelay: `${delay}s` }}
    >
      <div className={styles.coverPlace}>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(min-width: 80em) 18rem, (min-width: 64em) 30vw, (min-width: 21em) 45vw, 92vw"
        />
      </div>
      <Title className={styles.cardTitle} id={titleId}>
        <RegardTitleLink numero={regard.numero} titre={regard.titre} />
      </Title>
      <DateParution date={regard.dateParution} />
      <div className={styles.opening}>
        <OpenPdfLink
          regard={regard}
          variant="secondary"
          label="Consulter le numéro"
          describedBy={titleId}
        />
      </div>
      <ViewCount count={regard.nombreDeVue} />
    </li>
  )
}
