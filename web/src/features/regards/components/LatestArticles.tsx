import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { logError } from '@web/lib/browser/logError'
import { ArticleEntry } from './ArticleEntry'
import styles from './LatestArticles.module.css'

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
      <ul className={styles.list}>
        {articles.map((response, index) => (
          <ArticleEntry
            key={response.slug}
            article={toArticleSummary(numero, response)}
            titleLevel="h4"
            sizes={index === 0 ? leadSizes : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

const leadSizes = '(min-width: 80em) 30rem, (min-width: 48em) 30vw, 92vw'
