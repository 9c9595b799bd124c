import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import type { RegardSummary } from '@web/domain/regards/findRegards'
import { theme } from '@web/theme/theme'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { NeighbourLabel, NeighbourLink, NeighbourNav } from '@web/ui/links/neighbours'
import { DateParution } from './DateParution'

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
        <NeighbourLabel>{label}</NeighbourLabel> <Numero>#{numero}</Numero>{' '}
        <DateParution date={dateParution} />
        {titre && <Headline>{titre}</Headline>}
      </span>
    </NeighbourLink>
  )
}

const Numero = styled.span`
  margin-inline-end: ${theme.space.s};
  color: ${theme.colors.accentText};
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
`

const Headline = styled.span`
  display: block;
  overflow-wrap: anywhere;
`
