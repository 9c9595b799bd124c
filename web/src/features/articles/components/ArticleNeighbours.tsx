import styled from 'styled-components'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { ChevronIcon } from '../../../ui/icons/ChevronIcon'
import { Link } from '../../../ui/links/Link'
import { withOrdinals } from '../../../ui/withOrdinals'
import type { ArticleLink } from '../helpers/toArticle'

type ArticleNeighboursProps = {
  previous: ArticleLink | undefined
  next: ArticleLink | undefined
}

export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  if (!previous && !next) return null
  return (
    <Nav aria-label="Articles voisins">
      {previous && <Neighbour article={previous} side="start" />}
      {next && <Neighbour article={next} side="end" />}
    </Nav>
  )
}

function Neighbour({ article, side }: { article: ArticleLink; side: 'start' | 'end' }) {
  const isPrevious = side === 'start'
  return (
    <Card to={article.path} rel={isPrevious ? 'prev' : 'next'} $side={side}>
      <ChevronIcon direction={isPrevious ? 'left' : 'right'} />
      <span>
        <Label>{isPrevious ? 'Article précédent' : 'Article suivant'}</Label>
        <Headline>{withOrdinals(article.titre)}</Headline>
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

/** The first article has no previous one: the next keeps its side. */
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

const Headline = styled.span`
  display: block;
  font-family: ${theme.fonts.title};
  font-size: 1.1875rem;
  font-weight: 600;
  line-height: 1.25;
`
