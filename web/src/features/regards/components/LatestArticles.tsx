import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import styled from 'styled-components'
import { articleQueries } from '../../../domain/articles/articleQueries'
import { toArticleSummary } from '../../../domain/articles/toArticleSummary'
import { logError } from '../../../lib/browser/logError'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { ArticleEntry } from './ArticleEntry'

/** The first articles of the newest issue, for the home page; nothing when it has none. */
export function LatestArticles() {
  const { data, error } = useQuery(articleQueries.latest())
  const titleId = useId()

  useEffect(() => {
    if (error) logError('Les articles du dernier numéro n’ont pas pu être chargés\u00a0:', error)
  }, [error])

  const { numero = null, articles = [] } = data ?? {}
  if (numero === null || articles.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>À lire dans ce numéro</Title>
      <List>
        {articles.map((response) => (
          <ArticleEntry
            key={response.slug}
            article={toArticleSummary(numero, response)}
            titleLevel="h4"
          />
        ))}
      </List>
    </section>
  )
}

const Title = styled.h3`
  font-size: ${theme.fontSizes.h3};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space.s};
  border-block-start: 3px dashed ${theme.colors.ochre};

  ${media.from('large')} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
    column-gap: clamp(1.5rem, 3vw, 3rem);

    & > li {
      align-content: start;
      border-block-end: 0;
    }
  }
`
