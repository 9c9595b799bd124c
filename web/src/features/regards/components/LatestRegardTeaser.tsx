import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, type ReactNode } from 'react'
import { logError } from '@web/lib/browser/logError'
import { Panel } from '@web/ui/Container'
import { Spinner } from '@web/ui/PageState'
import { regardsQueries } from '../queries/regardsQueries'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { NewBadge } from './NewBadge'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardLinks } from './OpenPdfLink'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { ArticleEntry } from './ArticleEntry'
import { paths } from '@web/domain/paths'
import { TextLink } from '@web/ui/links/TextLink'
import styles from './LatestRegardTeaser.module.css'

/** The newest issue with its first articles, for the home page. */
export function LatestRegardTeaser() {
  const { data: regard, error, isPending } = useQuery(regardsQueries.latest())

  useEffect(() => {
    if (error) logError('Le dernier numéro n’a pas pu être chargé\u00a0:', error)
  }, [error])

  if (isPending) return <Spinner label="Chargement du dernier numéro…" />
  if (!regard) {
    return (
      <Panel>
        <p>Aucun numéro disponible pour le moment.</p>
      </Panel>
    )
  }
  return <FrontIssue regard={regard} articles={<LatestArticles />} />
}

type FrontIssueProps = {
  regard: RegardItem
  articles: ReactNode
}

/** The newest issue as the front of a magazine: its cover beside its articles. */
function FrontIssue({ regard, articles }: FrontIssueProps) {
  const { numero, titre, sommaire, couverture, dateParution, nombreDeVue } = regard
  const titleId = useId()
  return (
    <article className={styles.frame}>
      <div className={styles.side}>
        <div className={styles.issue}>
          <div className={styles.cover}>
            <RegardCoverImage
              cover={couverture}
              sizes="(min-width: 64em) 22rem, (min-width: 48em) 16rem, min(17rem, 100vw - 2rem)"
            />
          </div>
          <div className={styles.line}>
            <h3 className={styles.title} id={titleId}>
              <RegardTitleLink numero={numero} />
            </h3>
            <NewBadge />
          </div>
          <DateParution date={dateParution} />
        </div>
        <RegardLinks regard={regard} describedBy={titleId} />
        <ViewCount count={nombreDeVue} />
      </div>
      <div className={styles.body}>
        {(titre || sommaire) && (
          <div className={styles.head}>
            {titre && <p className={styles.headline}>{titre}</p>}
            {sommaire && <p className={styles.summary}>{sommaire}</p>}
          </div>
        )}
        {articles}
      </div>
    </article>
  )
}

/** The first articles of the newest issue, for the home page; nothing when it has none. */
function LatestArticles() {
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

/** The covers of the issues before the newest one, for the home page; nothing when there are none. */
export function PreviousRegards() {
  const { data: regards = [], error } = useQuery(regardsQueries.previous())
  const titleId = useId()

  useEffect(() => {
    if (error) logError('Les numéros précédents n’ont pas pu être chargés\u00a0:', error)
  }, [error])

  if (regards.length === 0) return null
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <div className={styles.previousRegardsHead}>
        <h3 className={styles.previousRegardsTitle} id={titleId}>
          Les numéros précédents
        </h3>
        <TextLink href={paths.regards}>Tous les numéros de Regards</TextLink>
      </div>
      <ul className={styles.covers}>
        {regards.map(({ id, numero, titre, couverture, dateParution }) => (
          <li className={styles.item} key={id}>
            <div className={styles.previousRegardsCover}>
              <RegardCoverImage
                cover={couverture}
                sizes="(min-width: 80em) 17rem, (min-width: 48em) 21vw, 28vw"
              />
            </div>
            <h4 className={styles.name}>
              <RegardTitleLink numero={numero} titre={titre} />
            </h4>
            <DateParution date={dateParution} />
          </li>
        ))}
      </ul>
    </section>
  )
}
