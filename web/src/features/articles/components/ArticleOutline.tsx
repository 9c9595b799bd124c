import { withOrdinals } from '@web/ui/withOrdinals'
import { toHeadingId, type ArticlePart } from '../helpers/toArticle'
import styles from './ArticleOutline.module.css'

/** The intertitles of an article, each of which leads to its part. */
export function ArticleOutline({ parts, langue }: { parts: ArticlePart[]; langue: string }) {
  const headings = parts.flatMap((part, index) =>
    part.type === 'titre' && part.niveau === 2 ? [{ index, texte: part.texte }] : [],
  )
  if (headings.length < 2) return null
  return (
    <nav className={styles.frame} aria-labelledby="plan-de-l-article">
      <p className={styles.title} id="plan-de-l-article">
        Dans cet article
      </p>
      <ol lang={langue}>
        {headings.map(({ index, texte }) => (
          <li key={index}>
            <a className={styles.anchor} href={`#${toHeadingId(index)}`}>
              {withOrdinals(texte)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
