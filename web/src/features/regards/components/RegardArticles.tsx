import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { theme } from '@web/theme/theme'
import { LoadError } from '@web/ui/LoadError'
import { ArticleEntry } from './ArticleEntry'

type RegardArticlesProps = { numero: number }

/** The contents of an issue, article by article; nothing when it has none. */
export function RegardArticles({ numero }: RegardArticlesProps) {
  const { data, error, refetch } = useQuery(articleQueries.list(numero))
  const titleId = useId()
  if (error && !data) {
    return (
      <LoadError
        sentence="Les articles de ce numéro n’ont pas pu être chargés."
        query={{ error, refetch }}
      />
    )
  }
  if (!data || data.articles.length === 0) return null
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>Dans ce numéro</h2>
      <List>
        {data.articles.map((response) => (
          <ArticleEntry
            key={response.slug}
            article={toArticleSummary(numero, response)}
            titleLevel="h3"
          />
        ))}
      </List>
    </Frame>
  )
}

const Frame = styled.section`
  width: 100%;
  padding-block-start: ${theme.space.s};
`

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space.m};
  border-block-start: 3px dashed ${theme.colors.ochre};
`
