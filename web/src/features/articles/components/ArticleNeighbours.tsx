import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { NeighbourLabel, NeighbourLink, NeighbourNav } from '@web/ui/links/neighbours'
import { withOrdinals } from '@web/ui/texts'
import type { ArticleLink } from '../helpers/toArticle'
import styles from './ArticleNeighbours.module.css'

type ArticleNeighboursProps = {
  previous: ArticleLink | undefined
  next: ArticleLink | undefined
}

export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  if (!previous && !next) return null
  return (
    <NeighbourNav aria-label="Articles voisins">
      {previous && <Neighbour article={previous} side="start" />}
      {next && <Neighbour article={next} side="end" />}
    </NeighbourNav>
  )
}

function Neighbour({ article, side }: { article: ArticleLink; side: 'start' | 'end' }) {
  const isPrevious = side === 'start'
  return (
    <NeighbourLink to={article.path} rel={isPrevious ? 'prev' : 'next'} data-side={side}>
      <ChevronIcon direction={isPrevious ? 'left' : 'right'} />
      <span>
        <NeighbourLabel>{isPrevious ? 'Article précédent' : 'Article suivant'}</NeighbourLabel>
        <span className={styles.headline}>{withOrdinals(article.titre)}</span>
      </span>
    </NeighbourLink>
  )
}
