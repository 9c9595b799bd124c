import styled from 'styled-components'
import { formatAuthors } from '../../../domain/articles/formatArticle'
import { formatCalendarDay, toCalendarDay } from '../../../lib/format/dates'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { CoveringLink } from '../../../ui/links/CoveringLink'
import { Link } from '../../../ui/links/Link'
import { Star } from '../../../ui/motifs/Star'
import { Picture } from '../../../ui/Picture'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import type { ResultItem } from '../helpers/toResults'
import { Extract } from './Extract'

type ResultProps = { result: ResultItem }

const pageRatio = 210 / 297

/**
 * A result: cover, place, title and passage. One link covers it all; that of the page on which an
 * article was found is above it.
 */
export function Result({ result }: ResultProps) {
  const { href, place, date, titre, couverture, extrait, page, auteurs } = result
  return (
    <Frame>
      <Side>
        {date === undefined ? (
          <Ornament>
            <Star />
          </Ornament>
        ) : (
          // The link beside it says which issue it is.
          <Picture
            picture={couverture && { ...couverture, alt: '' }}
            ratio={pageRatio}
            sizes="(min-width: 48em) 6.5rem, 4.5rem"
          />
        )}
      </Side>
      <Body>
        <Place>
          {place}
          {date && (
            <>
              {' · '}
              <time dateTime={toCalendarDay(date)}>{formatCalendarDay(date)}</time>
            </>
          )}
        </Place>
        <Title>
          <CoveringLink to={href}>
            {titre}
            {/* Several pages of an issue have its title; a screen reader lists headings alone. */}
            {date && <VisuallyHidden> ({page ? `${place}, ${page.name}` : place})</VisuallyHidden>}
          </CoveringLink>
        </Title>
        {auteurs.length > 0 && <Authors>{formatAuthors(auteurs)}</Authors>}
        <Extract parts={extrait} />
        {page && <PageLink to={page.href}>{page.name}</PageLink>}
      </Body>
    </Frame>
  )
}

const Side = styled.div`
  align-self: start;
  box-shadow: ${theme.shadows.low};
  transition: box-shadow 200ms ease;
`

const PageLink = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
`

const Authors = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  border-top: 1px solid ${theme.colors.line};

  ${media.from('medium')} {
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${theme.space.l};
  }

  ${media.hover} {
    &:hover ${CoveringLink} {
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

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
`

const Place = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`

const Title = styled.h2`
  font-size: ${theme.fontSizes.h3};
`
