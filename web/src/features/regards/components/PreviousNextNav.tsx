import { paths } from '@web/domain/paths'
import type { RegardSummary } from '@web/domain/regards/findRegards'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { NeighbourLabel, NeighbourLink, NeighbourNav } from '@web/ui/links/neighbours'
import { DateParution } from './DateParution'
import styles from './PreviousNextNav.module.css'

type PreviousNextNavProps = { previous: RegardSummary | null; next: RegardSummary | null }

export function PreviousNextNav({ previous, next }: PreviousNextNavProps) {
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
