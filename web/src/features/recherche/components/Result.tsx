import styled from 'styled-components'
import { formatAuthors } from '@web/domain/articles/formatArticle'
import { formatCalendarDay, toCalendarDay } from '@web/lib/format/dates'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { CoveringLink } from '@web/ui/links/CoveringLink'
import linkStyles from '@web/ui/links/CoveringLink.module.css'
import { Link } from '@web/ui/links/Link'
import { Star } from '@web/ui/motifs/Star'
import { Picture } from '@web/ui/Picture'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { withOrdinals } from '@web/ui/withOrdinals'
import { SmallFigures, SmallText } from '@web/ui/texts'
import type { ResultItem } from '../helpers/toResults'
import { Extract } from './Extract'
import { EntryText } from '@web/ui/EntryText'

type ResultProps = { result: ResultItem }

/** Pages of an article that are named. */
const maxPages = 6

/**
 * A result: picture, place, title and passage. One link covers it all; links to the pages with the
 * words of an article lie above it.
 */
export function Result({ result }: ResultProps) {
  const { href, place, date, rubrique, titre, auteurs, extrait, pages } = result
  return (
    <Frame>
      <Side>
        <Illustration result={result} />
      </Side>
      <EntryText>
        <Details>
          {rubrique && <Section>{withOrdinals(rubrique)} </Section>}
          <span>{place} </span>
          {date && <time dateTime={toCalendarDay(date)}>{formatCalendarDay(date)}</time>}
        </Details>
        <Title>
          <CoveringLink to={href}>
            {withOrdinals(titre)}
            {/* Articles of two issues may have one title; a screen reader lists headings alone. */}
            {date && <VisuallyHidden> ({place})</VisuallyHidden>}
          </CoveringLink>
        </Title>
        {auteurs.length > 0 && <SmallText>{formatAuthors(auteurs)}</SmallText>}
        <Extract parts={extrait} />
        {pages.length > 0 && (
          <Pages>
            {pages.slice(0, maxPages).map(({ page, href: to }) => (
              <li key={page}>
                <PageLink to={to}>
                  Page {page}
                  <VisuallyHidden> de «&nbsp;{titre}&nbsp;»</VisuallyHidden>
                </PageLink>
              </li>
            ))}
            {pages.length > maxPages && <li aria-hidden>…</li>}
          </Pages>
        )}
      </EntryText>
    </Frame>
  )
}

const pageRatio = 210 / 297
const width = '(min-width: 48em) 8rem, 5rem'

/** The link beside it says what it shows. */
function Illustration({ result: { figure, isPage, couverture, date } }: ResultProps) {
  if (figure) {
    return (
      <Thumbnail
        src={figure.src}
        srcSet={figure.srcSet}
        avifSrcSet={figure.avifSrcSet}
        sizes={width}
        width={figure.width}
        height={figure.height}
        alt=""
        data-is-page={isPage || undefined}
      />
    )
  }
  if (date === undefined) {
    return (
      <Ornament>
        <Star />
      </Ornament>
    )
  }
  return (
    <Picture picture={couverture && { ...couverture, alt: '' }} ratio={pageRatio} sizes={width} />
  )
}

const Side = styled.div`
  flex: none;
  align-self: start;
  width: 5rem;
  box-shadow: ${theme.shadows.low};
  transition: box-shadow 200ms ease;

  ${media.from('medium')} {
    width: 8rem;
  }
`

const Thumbnail = styled(ResponsiveImage)`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: 2px;
  background: ${theme.colors.sunken};

  &[data-is-page] {
    aspect-ratio: ${pageRatio};
    object-position: top;
  }
`

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
`

const PageLink = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
`

/** With large letters there is no room beside the picture. */
const Frame = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  border-top: 1px solid ${theme.colors.line};

  ${media.from('medium')} {
    gap: ${theme.space.l};
  }

  ${media.hover} {
    &:hover .${linkStyles.coveringLink} {
      text-decoration: underline;
      text-decoration-thickness: 0.08em;
      text-underline-offset: 0.2em;
    }

    &:hover ${Side} {
      box-shadow: ${theme.shadows.high};
    }
  }
`

const Ornament = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border: 1px solid ${theme.colors.line};
  background: ${theme.colors.surface};
  font-size: 2rem;
`

/** Section, place and date: each stays on one line where there is room. */
const Details = styled(SmallFigures)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  align-items: baseline;
`

const Section = styled.span`
  color: ${theme.colors.accentText};
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`

const Title = styled.h2`
  font-size: ${theme.fontSizes.h3};
`
