import { Link } from '@web/ui/links/Link'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import type { Article } from '../helpers/toArticle'
import styles from './ArticlePages.module.css'

/** The printed pages of an article, small, each of which leads to the reader. */
export function ArticlePages({ pages }: Pick<Article, 'pages'>) {
  if (pages.length === 0) return null
  return (
    <section className={styles.frame} aria-labelledby="pages-imprimees">
      <h2 className={styles.title} id="pages-imprimees">
        Dans la revue
      </h2>
      <ul className={styles.list}>
        {pages.map(({ page, path, src, width, height }) => (
          <li key={page}>
            <Link className={styles.anchor} to={path}>
              {src && (
                <ResponsiveImage className={styles.image} {...{ src, width, height }} alt="" />
              )}
              Voir la page {page}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
