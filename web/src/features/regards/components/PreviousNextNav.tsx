import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import type { RegardSummary } from '../../../domain/regards/findRegards'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { ChevronIcon } from '../../../ui/icons/ChevronIcon'
import { Link } from '../../../ui/links/Link'
import { DateParution } from './DateParution'

type PreviousNextNavProps = { previous: RegardSummary | null; next: RegardSummary | null }

export function PreviousNextNav({ previous, next }: PreviousNextNavProps) {
  if (!previous && !next) return null
  return (
    <Nav aria-label="Numéros voisins">
      {previous && <AdjacentRegardLink regard={previous} label="Numéro précédent" side="start" />}
      {next && <AdjacentRegardLink regard={next} label="Numéro suivant" side="end" />}
    </Nav>
  )
}

type AdjacentRegardLinkProps = { regard: RegardSummary; label: string; side: 'start' | 'end' }

function AdjacentRegardLink({ regard, label, side }: AdjacentRegardLinkProps) {
  const { numero, dateParution, titre } = regard
  return (
    <Card to={paths.regard(numero)} rel={side === 'start' ? 'prev' : 'next'} $side={side}>
      <ChevronIcon direction={side === 'start' ? 'left' : 'right'} />
      <span>
        <Label>{label}</Label> <Numero>#{numero}</Numero> <DateParution date={dateParution} />
        {titre && <Headline>{titre}</Headline>}
      </span>
    </Card>
  )
}

const Nav = styled.nav`
  display: grid;
  gap: ${theme.space.m};

  ${media.from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Card = styled(Link)<{ $side: 'start' | 'end' }>`
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'start' ? 'row' : 'row-reverse')};
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  text-align: ${({ $side }) => $side};
  text-decoration: none;
  scroll-margin-block: ${theme.space.m};

  /* The newest issue has no next one: what is left keeps its side. */
  ${media.from('small')} {
    grid-column: ${({ $side }) => ($side === 'start' ? 1 : 2)};
  }

  ${media.hover} {
    &:hover {
      border-color: ${theme.colors.accentText};
    }
  }

  & > svg {
    flex: none;
    color: ${theme.colors.accentText};
  }
`

const Label = styled.span`
  display: block;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

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
