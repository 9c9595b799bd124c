import { useQuery } from '@tanstack/react-query'
import { articleQueries } from '@web/domain/articles/articleQueries'
import type { SimilarArticlesResponse } from '@regards/contract/schemas/articles'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { toDecorative } from '@web/domain/articles/toFigure'
import { CoveringLink } from '@web/ui/links/CoveringLink'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { withOrdinals, SectionName, SmallText } from '@web/ui/texts'
import { EntryText } from '@web/ui/EntryText'
import styles from './SimilarArticles.module.css'

/** Other articles about the same things; nothing while they are not known, as after a failure. */
export function SimilarArticles({ numero, slug }: { numero: number; slug: string }) {
  const { data } = useQuery(articleQueries.similar(numero, slug))
  if (!data || data.articles.length === 0) return null
  return (
    <section className={styles.frame} aria-labelledby="a-lire-aussi">
      <h2 className={styles.title} id="a-lire-aussi">
        À lire aussi
      </h2>
      <ul className={styles.list}>
        {data.articles.map((article) => (
          <Entry key={`${article.numero} ${article.slug}`} article={article} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ article }: { article: SimilarArticlesResponse['articles'][number] }) {
  const { numero, titreDuNumero } = article
  const { path, titre, rubrique, figure } = toArticleSummary(numero, article)
  const issue = `Regards\u00a0#${numero}`
  return (
    <li className={styles.item} data-has-picture={figure !== undefined || undefined}>
      {figure && (
        <ResponsiveImage
          className={styles.picture}
          {...toDecorative(figure)}
          sizes="(min-width: 48em) 15rem, 6.5rem"
        />
      )}
      <EntryText>
        {rubrique && <SectionName>{withOrdinals(rubrique)}</SectionName>}
        <h3 className={styles.headline}>
          <CoveringLink className={styles.anchor} to={path}>
            {withOrdinals(titre)}
          </CoveringLink>
        </h3>
        <SmallText>{titreDuNumero ? `${issue}, ${titreDuNumero}` : issue}</SmallText>
      </EntryText>
    </li>
  )
}
