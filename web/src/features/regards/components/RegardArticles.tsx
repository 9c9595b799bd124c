import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { LoadError } from '@web/ui/LoadError'
import { ArticleEntry } from './ArticleEntry'
import styles from './RegardArticles.module.css'

/** The contents of an issue, article by article; nothing when it has none. */
export function RegardArticles({ numero }: { numero: number }) {
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
    <section className={styles.frame} aria-labelledby={titleId}>
      <h2 id={titleId}>Dans ce numéro</h2>
      <ol className={styles.list}>
        {data.articles.map((response) => (
          <ArticleEntry
            key={response.slug}
            article={toArticleSummary(numero, response)}
            titleLevel="h3"
          />
        ))}
      </ol>
    </section>
  )
}
