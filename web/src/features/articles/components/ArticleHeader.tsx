import { formatSeason } from '@regards/contract/formatSeason'
import { formatAuthors, formatPages } from '@web/domain/articles/formatArticle'
import { telephones, type Figure } from '@web/domain/articles/toFigure'
import { paths } from '@web/domain/paths'
import { toCalendarDay } from '@web/lib/format/dates'
import { Link } from '@web/ui/links/Link'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { withOrdinals } from '@web/ui/texts'
import type { Article } from '../helpers/toArticle'
import { EnlargeLink } from './ArticleFigure'
import figureStyles from './ArticleFigure.module.css'
import reading from './readingSize.module.css'
import styles from './ArticleHeader.module.css'

type ArticleHeaderProps = {
  article: Article
  onEnlarge: (figure: Figure) => void
}

/** Lead picture, section, title, standfirst, authors and place of an article. */
export function ArticleHeader({ article, onEnlarge }: ArticleHeaderProps) {
  const { figure, rubrique, titre, chapo, auteurs, langue } = article
  const { numero, dateParution, premierePage, dernierePage, minutes } = article
  const isUpright = figure !== undefined && figure.width < figure.height
  return (
    <header
      className={`${reading.paperMeasure} ${styles.frame}`}
      data-upright={isUpright || undefined}
    >
      {figure && <Lead figure={figure} isUpright={isUpright} onEnlarge={onEnlarge} />}
      <div className={styles.head}>
        {rubrique && (
          <p className={styles.section} lang={langue}>
            {withOrdinals(rubrique)}
          </p>
        )}
        <div lang={langue} data-spoken="">
          <h1 className={styles.title}>{withOrdinals(titre)}</h1>
          {chapo && <p className={styles.standfirst}>{withOrdinals(chapo)}</p>}
        </div>
        {auteurs.length > 0 && <p className={styles.authors}>Par {formatAuthors(auteurs)}</p>}
        <p className={styles.place}>
          <Link to={paths.regard(numero)}>Regards #{numero}</Link>,{' '}
          <time dateTime={toCalendarDay(dateParution)}>{formatSeason(dateParution)}</time>,{' '}
          {formatPages(premierePage, dernierePage)} · {minutes}&nbsp;min
          <span className={styles.onScreen}>
            &nbsp;· <Link to={paths.regardLecture(numero, premierePage)}>Voir la page</Link>
          </span>
        </p>
      </div>
    </header>
  )
}

type LeadProps = { figure: Figure; isUpright: boolean; onEnlarge: (figure: Figure) => void }

function Lead({ figure, isUpright, onEnlarge }: LeadProps) {
  const { src, srcSet, avifSrcSet, width, height, alt, caption } = figure
  // On a telephone, whose pixels are small, a sixth fewer of them is not seen and comes sooner.
  const sizes = `(min-width: ${isUpright ? '64em) 27rem' : '68em) 64rem'}, (max-width: 48em) 85vw, 100vw`
  return (
    <figure className={styles.leadFrame} style={{ '--ratio': width / height }}>
      <EnlargeLink figure={figure} onEnlarge={onEnlarge}>
        <ResponsiveImage
          className={styles.image}
          {...{ src, srcSet, avifSrcSet, sizes, width, height, alt }}
          avifMedia={telephones}
          isPriority
        />
      </EnlargeLink>
      {caption && (
        <figcaption className={`${figureStyles.caption} ${styles.leadCaption}`} data-spoken="">
          {withOrdinals(caption)}
        </figcaption>
      )}
    </figure>
  )
}
