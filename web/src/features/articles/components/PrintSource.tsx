import { formatSeason } from '@regards/contract/formatSeason'
import { formatPages } from '@web/domain/articles/formatArticle'
import { useRevue } from '@web/domain/parametres/useRevue'
import { useAbsoluteUrl } from '@web/lib/seo/siteUrl'
import type { Article } from '../helpers/toArticle'
import reading from './readingSize.module.css'
import styles from './PrintSource.module.css'

/** On paper only: where the article was published, and its address. */
export function PrintSource({ article }: { article: Article }) {
  const { numero, dateParution, premierePage, dernierePage, path } = article
  const { publisher } = useRevue()
  const url = useAbsoluteUrl()(path)
  return (
    <p className={`${reading.paperMeasure} ${styles.line}`}>
      Regards n°&nbsp;{numero}, {formatSeason(dateParution)},{' '}
      {formatPages(premierePage, dernierePage)}. {publisher}.
      <br />
      {url}
    </p>
  )
}
