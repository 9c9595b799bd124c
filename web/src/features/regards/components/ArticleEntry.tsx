import { formatAuthors, formatPages } from '@web/domain/articles/formatArticle'
import type { ArticleSummary } from '@web/domain/articles/toArticleSummary'
import { toDecorative } from '@web/domain/articles/toFigure'
import { CoveringLink } from '@web/ui/links/CoveringLink'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { withOrdinals, SectionName, SmallFigures } from '@web/ui/texts'
import { EntryText } from '@web/ui/EntryText'
import styles from './ArticleEntry.module.css'

type ArticleEntryProps = {
  article: ArticleSummary
  titleLevel: 'h3' | 'h4'
  /** As in `<img sizes>`, where the list draws the picture in another width. */
  sizes?: string | undefined
}

/**
 * An article in a list: picture, section, title, standfirst, authors and pages; one target. The list may set
 * `--picture-width`, on telephones, and `--picture-ratio`.
 */
export function ArticleEntry({
  article,
  titleLevel: Title,
  sizes = '(min-width: 48em) 11rem, 6.5rem',
}: ArticleEntryProps) {
  const { path, titre, chapo, auteurs, rubrique, premierePage, dernierePage, minutes } = article
  const { figure } = article
  return (
    <li className={styles.item} data-has-picture={figure !== undefined || undefined}>
      {figure && (
        <ResponsiveImage className={styles.thumbnail} {...toDecorative(figure)} sizes={sizes} />
      )}
      <EntryText>
        {rubrique && <SectionName>{withOrdinals(rubrique)}</SectionName>}
        <Title className={styles.headline}>
          <CoveringLink className={styles.anchor} to={path}>
            {withOrdinals(titre)}
          </CoveringLink>
        </Title>
        {chapo && <p className={styles.standfirst}>{withOrdinals(chapo)}</p>}
        <SmallFigures>
          {auteurs.length > 0 && `${formatAuthors(auteurs)} · `}
          {formatPages(premierePage, dernierePage)} · {minutes}&nbsp;min
        </SmallFigures>
      </EntryText>
    </li>
  )
}
