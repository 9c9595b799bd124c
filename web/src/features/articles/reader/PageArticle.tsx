import { formatAuthors } from '@web/domain/articles/formatArticle'
import type { Figure } from '@web/domain/articles/toFigure'
import { withOrdinals } from '@web/ui/withOrdinals'
import { ArticleBody } from '../components/ArticleBody'
import { ArticleFigure } from '../components/ArticleFigure'
import reading from '../components/readingSize.module.css'
import type { Article } from '../helpers/toArticle'
import styles from './PageArticle.module.css'

type PageArticleProps = {
  /** With the parts that are read from the page on. */
  article: Article
  page: number
  onEnlarge: (figure: Figure) => void
}

/** An article in the reader, from its beginning or from a later page of it. */
export function PageArticle({ article, page, onEnlarge }: PageArticleProps) {
  const { premierePage, rubrique, titre, chapo, auteurs, langue, figure } = article
  const isBeginning = premierePage === page
  return (
    <article className={styles.frame}>
      <header className={`${reading.readingSize} ${styles.head}`}>
        {isBeginning && rubrique && (
          <p className={styles.section} lang={langue}>
            {withOrdinals(rubrique)}
          </p>
        )}
        {isBeginning ? (
          <h2 className={styles.title} lang={langue}>
            {withOrdinals(titre)}
          </h2>
        ) : (
          <h2 className={styles.continued}>
            Suite de <span lang={langue}>«&nbsp;{withOrdinals(titre)}&nbsp;»</span>
          </h2>
        )}
        {isBeginning && chapo && (
          <p className={styles.standfirst} lang={langue}>
            {withOrdinals(chapo)}
          </p>
        )}
        {isBeginning && auteurs.length > 0 && (
          <p className={styles.authors}>Par {formatAuthors(auteurs)}</p>
        )}
        {isBeginning && figure && <ArticleFigure figure={figure} onEnlarge={onEnlarge} />}
      </header>
      <ArticleBody article={article} isContinued={!isBeginning} onEnlarge={onEnlarge} />
    </article>
  )
}
