import { formatAuthors } from '@web/domain/articles/formatArticle'
import { toDecorative } from '@web/domain/articles/toFigure'
import { formatCalendarDay, toCalendarDay } from '@web/lib/format/dates'
import { CoveringLink } from '@web/ui/links/CoveringLink'
import { Link } from '@web/ui/links/Link'
import { Star } from '@web/ui/motifs/Star'
import { Picture } from '@web/ui/Picture'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { VisuallyHidden, withOrdinals, SmallFigures, SmallText } from '@web/ui/texts'
import { withWholeWords } from '@web/ui/withWholeWords'
import type { ResultItem } from '../helpers/toResults'
import { EntryText } from '@web/ui/EntryText'
import type { ExtractPart } from '@regards/contract/schemas/recherche'
import styles from './Result.module.css'

type ResultProps = { result: ResultItem }

/** Pages of an article that are named. */
const maxPages = 6

/** A result: one link covers it all; links to pages with words of an article lie above it. */
export function Result({ result }: ResultProps) {
  const { href, place, date, rubrique, titre, auteurs, extrait, pages } = result
  return (
    <li className={styles.frame}>
      <div className={styles.side}>
        <Illustration result={result} />
      </div>
      <EntryText>
        <SmallFigures className={styles.details}>
          {rubrique && <span className={styles.section}>{withOrdinals(rubrique)} </span>}
          <span>{place} </span>
          {date && <time dateTime={toCalendarDay(date)}>{formatCalendarDay(date)}</time>}
        </SmallFigures>
        <h2 className={styles.title}>
          <CoveringLink className={styles.link} to={href}>
            {date ? withOrdinals(titre) : withWholeWords(titre)}
            {/* Articles of two issues may have one title; a screen reader lists headings alone. */}
            {date && <VisuallyHidden> ({place})</VisuallyHidden>}
          </CoveringLink>
        </h2>
        {auteurs.length > 0 && <SmallText>{formatAuthors(auteurs)}</SmallText>}
        <Extract parts={extrait} />
        {pages.length > 0 && (
          <ul className={styles.pages}>
            {pages.slice(0, maxPages).map(({ page, href: to }) => (
              <li key={page}>
                <Link className={styles.pageLink} to={to}>
                  Page {page}
                  <VisuallyHidden> de «&nbsp;{titre}&nbsp;»</VisuallyHidden>
                </Link>
              </li>
            ))}
            {pages.length > maxPages && <li aria-hidden>…</li>}
          </ul>
        )}
      </EntryText>
    </li>
  )
}

const pageRatio = 210 / 297
const width = '(min-width: 48em) 8rem, 5rem'

/** The link beside it says what it shows. */
function Illustration({ result: { figure, isPage, couverture, date } }: ResultProps) {
  if (figure) {
    return (
      <ResponsiveImage
        className={styles.thumbnail}
        {...toDecorative(figure)}
        sizes={width}
        data-is-page={isPage || undefined}
      />
    )
  }
  if (date === undefined) {
    return (
      <div className={styles.ornament}>
        <Star />
      </div>
    )
  }
  return (
    <Picture picture={couverture && { ...couverture, alt: '' }} ratio={pageRatio} sizes={width} />
  )
}

function Extract({ parts }: { parts: ExtractPart[] }) {
  if (parts.length === 0) return null
  return (
    <p className={styles.passage}>
      {parts.map(({ texte, marque }, index) =>
        marque ? (
          <mark className={styles.marked} key={index}>
            {texte}
          </mark>
        ) : (
          <span key={index}>{texte}</span>
        ),
      )}
    </p>
  )
}
