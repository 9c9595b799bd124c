import { formatSeason } from '@regards/contract/formatSeason'
import styled from 'styled-components'
import { formatAuthors, formatPages } from '@web/domain/articles/formatArticle'
import { telephones, type Figure } from '@web/domain/articles/toFigure'
import { paths } from '@web/domain/paths'
import { toCalendarDay } from '@web/lib/format/dates'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from '@web/ui/links/Link'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { withOrdinals } from '@web/ui/withOrdinals'
import type { Article } from '../helpers/toArticle'
import { Caption, EnlargeLink } from './ArticleFigure'
import { paperMeasure } from './readingSize'

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
    <Frame data-upright={isUpright || undefined}>
      {figure && <Lead figure={figure} isUpright={isUpright} onEnlarge={onEnlarge} />}
      <Head>
        {rubrique && <Section lang={langue}>{withOrdinals(rubrique)}</Section>}
        <div lang={langue} data-spoken="">
          <Title>{withOrdinals(titre)}</Title>
          {chapo && <Standfirst>{withOrdinals(chapo)}</Standfirst>}
        </div>
        {auteurs.length > 0 && <Authors>Par {formatAuthors(auteurs)}</Authors>}
        <Place>
          <Link to={paths.regard(numero)}>Regards #{numero}</Link>,{' '}
          <time dateTime={toCalendarDay(dateParution)}>{formatSeason(dateParution)}</time>,{' '}
          {formatPages(premierePage, dernierePage)} · {minutes}&nbsp;min
          <OnScreen>
            &nbsp;· <Link to={paths.regardLecture(numero, premierePage)}>Voir la page</Link>
          </OnScreen>
        </Place>
      </Head>
    </Frame>
  )
}

type LeadProps = { figure: Figure; isUpright: boolean; onEnlarge: (figure: Figure) => void }

function Lead({ figure, isUpright, onEnlarge }: LeadProps) {
  const { src, srcSet, avifSrcSet, width, height, alt, caption } = figure
  // On a telephone, whose pixels are small, a sixth fewer of them is not seen and comes sooner.
  const sizes = `(min-width: ${isUpright ? '64em) 27rem' : '68em) 64rem'}, (max-width: 48em) 85vw, 100vw`
  return (
    <LeadFrame style={{ '--ratio': width / height }}>
      <EnlargeLink figure={figure} onEnlarge={onEnlarge}>
        <Image
          {...{ src, srcSet, avifSrcSet, sizes, width, height, alt }}
          avifMedia={telephones}
          isPriority
        />
      </EnlargeLink>
      {caption && <LeadCaption>{withOrdinals(caption)}</LeadCaption>}
    </LeadFrame>
  )
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space.m};
  width: 100%;
  max-width: 48rem;
  margin-inline: auto;

  ${media.from('medium')} {
    text-align: center;
  }
`

const LeadFrame = styled.figure`
  /* From edge to edge on a telephone. */
  margin-inline: calc(-1 * clamp(1rem, 4vw, 2rem));

  ${media.from('large')} {
    width: 100%;
    max-width: 64rem;
    margin-inline: auto;
  }
`

const Frame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.25rem, 3vw, 2.25rem);

  ${media.from('large')} {
    &[data-upright] {
      grid-template-columns: 27rem minmax(0, 1fr);
      gap: clamp(2.5rem, 5vw, 5rem);
      align-items: center;
      max-width: 72rem;
      margin-inline: auto;

      ${Head} {
        text-align: start;
      }
    }
  }

  ${media.print} {
    display: block;
    ${paperMeasure}
  }
`

/** A tall picture is cropped on a telephone, where it would hide the title. */
const Image = styled(ResponsiveImage)`
  width: 100%;
  height: auto;
  aspect-ratio: max(var(--ratio), 1);
  max-height: 72vh;
  object-fit: cover;
  background: ${theme.colors.sunken};

  ${media.from('medium')} {
    aspect-ratio: max(var(--ratio), 4 / 3);
  }

  ${media.from('large')} {
    aspect-ratio: var(--ratio);

    [data-upright] & {
      max-height: none;
    }
  }

  ${media.print} {
    width: auto;
    max-height: 10cm;
  }
`

const LeadCaption = styled(Caption)`
  padding-inline: clamp(1rem, 4vw, 2rem);

  ${media.from('large')} {
    padding-inline: 0;
  }
`

const Section = styled.p`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`

const Title = styled.h1`
  font-size: clamp(2.125rem, 1.5rem + 3vw, 3.75rem);
  line-height: 1.06;
`

const Standfirst = styled.p`
  margin-top: ${theme.space.m};
  font-size: calc(clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem) * var(--text-scale));
  line-height: 1.42;
  text-wrap: balance;
`

const Authors = styled.p`
  font-weight: 600;
`

const Place = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: lining-nums;

  & > a {
    white-space: nowrap;
  }

  ${media.print} {
    & > a {
      color: inherit;
      text-decoration: none;
    }
  }
`

/** On paper the page cannot be seen. */
const OnScreen = styled.span`
  & > a {
    white-space: nowrap;
  }

  ${media.print} {
    display: none;
  }
`
