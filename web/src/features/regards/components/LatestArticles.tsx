import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import styled from 'styled-components'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { logError } from '@web/lib/browser/logError'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
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
      <h3 id={titleId}>À lire dans ce numéro</h3>
      <List>
        {articles.map((response, index) => (
          <ArticleEntry
            key={response.slug}
            article={toArticleSummary(numero, response)}
            titleLevel="h4"
            sizes={index === 0 ? leadSizes : undefined}
          />
        ))}
      </List>
    </section>
  )
}

const leadSizes = '(min-width: 80em) 30rem, (min-width: 48em) 30vw, 92vw'

/** The first article is the lead: on a phone its picture is as wide as the page. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space.s};
  border-block-start: 3px dashed ${theme.colors.ochre};

  & > li:first-child {
    --picture-width: 100%;
    --picture-ratio: 16 / 10;

    & h4 {
      font-size: ${theme.fontSizes.h2};
    }
  }

  & > li:last-child {
    border-block-end: 0;
  }

  ${media.from('medium')} {
    & > li:first-child[data-has-picture] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
      align-items: center;
    }
  }

  ${media.from('large')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: clamp(1.5rem, 3vw, 3rem);

    & > li:first-child {
      grid-column: 1 / -1;
    }

    & > li:not(:first-child) {
      border-block-end: 0;

      &[data-has-picture] {
        grid-template-columns: 9rem minmax(0, 1fr);
      }
    }
  }
`
