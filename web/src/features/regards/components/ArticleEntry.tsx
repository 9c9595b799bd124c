import styled from 'styled-components'
import { formatAuthors, formatPages } from '@web/domain/articles/formatArticle'
import type { ArticleSummary } from '@web/domain/articles/toArticleSummary'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { CoveringLink } from '@web/ui/links/CoveringLink'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { withOrdinals } from '@web/ui/withOrdinals'
import { SectionName, SmallFigures } from '@web/ui/texts'
import { EntryText } from '@web/ui/EntryText'

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
  titleLevel,
  sizes = '(min-width: 48em) 11rem, 6.5rem',
}: ArticleEntryProps) {
  const { path, titre, chapo, auteurs, rubrique, premierePage, dernierePage, minutes } = article
  const { figure } = article
  return (
    <Item data-has-picture={figure !== undefined || undefined}>
      {figure && (
        // The link beside it says what it leads to.
        <Thumbnail
          src={figure.src}
          srcSet={figure.srcSet}
          avifSrcSet={figure.avifSrcSet}
          sizes={sizes}
          width={figure.width}
          height={figure.height}
          alt=""
        />
      )}
      <EntryText>
        {rubrique && <SectionName>{withOrdinals(rubrique)}</SectionName>}
        <Headline as={titleLevel}>
          <Anchor to={path}>{withOrdinals(titre)}</Anchor>
        </Headline>
        {chapo && <Standfirst>{withOrdinals(chapo)}</Standfirst>}
        <SmallFigures>
          {auteurs.length > 0 && `${formatAuthors(auteurs)} · `}
          {formatPages(premierePage, dernierePage)} · {minutes}&nbsp;min
        </SmallFigures>
      </EntryText>
    </Item>
  )
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  border-block-end: 1px solid ${theme.colors.line};
  break-inside: avoid;

  /* With large letters there is no room beside the picture. */
  &[data-has-picture] {
    display: flex;
    flex-wrap: wrap;

    ${media.from('medium')} {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: ${theme.space.l};
    }
  }

  ${media.print} {
    padding-block: ${theme.space.s};

    &&[data-has-picture] {
      display: grid;
      grid-template-columns: 2.5cm minmax(0, 1fr);
      gap: ${theme.space.m};
    }
  }
`

const Thumbnail = styled(ResponsiveImage)`
  align-self: start;
  width: var(--picture-width, 6.5rem);
  height: auto;
  aspect-ratio: var(--picture-ratio, 1);
  object-fit: cover;
  background: ${theme.colors.sunken};

  ${media.from('medium')} {
    width: 100%;
    aspect-ratio: var(--picture-ratio, 4 / 3);
  }

  ${media.print} {
    width: 100%;
  }
`

const Headline = styled.h3`
  font-size: ${theme.fontSizes.h3};
  line-height: 1.2;
`

const Anchor = styled(CoveringLink)`
  ${media.hover} {
    ${Item}:hover & {
      text-decoration: underline;
      text-decoration-thickness: 0.08em;
      text-underline-offset: 0.2em;
    }
  }
`

const Standfirst = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.colors.muted};
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`
