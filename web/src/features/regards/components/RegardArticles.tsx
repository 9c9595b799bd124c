import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import { articleQueries } from '../../../domain/articles/articleQueries'
import { formatAuthors, formatPages } from '../../../domain/articles/formatArticle'
import { toArticleSummary, type ArticleSummary } from '../../../domain/articles/toArticleSummary'
import { toFrenchMessage } from '../../../lib/api/errors'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { Link } from '../../../ui/links/Link'
import { LoadError } from '../../../ui/LoadError'
import { withOrdinals } from '../../../ui/withOrdinals'

type RegardArticlesProps = { numero: number }

/** The contents of an issue, article by article; nothing when it has none. */
export function RegardArticles({ numero }: RegardArticlesProps) {
  const { data, error, refetch } = useQuery(articleQueries.list(numero))
  const titleId = useId()
  if (error && !data) {
    return (
      <LoadError
        sentence="Les articles de ce numéro n’ont pas pu être chargés."
        detail={toFrenchMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data || data.articles.length === 0) return null
  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId}>Dans ce numéro</Title>
      <List>
        {data.articles.map((response) => (
          <Entry key={response.slug} article={toArticleSummary(numero, response)} />
        ))}
      </List>
    </Frame>
  )
}

function Entry({ article }: { article: ArticleSummary }) {
  const { path, titre, chapo, auteurs, rubrique, premierePage, dernierePage, minutes } = article
  const { figure } = article
  return (
    <Item data-has-picture={figure !== undefined || undefined}>
      {figure && (
        // The link beside it says what it leads to.
        <Thumbnail
          src={figure.src}
          srcSet={figure.srcSet}
          sizes="(min-width: 48em) 11rem, 6.5rem"
          width={figure.width}
          height={figure.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <Body>
        {rubrique && <Section>{withOrdinals(rubrique)}</Section>}
        <Headline>
          <Anchor to={path}>{withOrdinals(titre)}</Anchor>
        </Headline>
        {chapo && <Standfirst>{withOrdinals(chapo)}</Standfirst>}
        <Place>
          {auteurs.length > 0 && `${formatAuthors(auteurs)} · `}
          {formatPages(premierePage, dernierePage)} · {minutes}&nbsp;min
        </Place>
      </Body>
    </Item>
  )
}

const Frame = styled.section`
  width: 100%;
`

const Title = styled.h2`
  font-size: ${theme.fontSizes.h2};
`

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space.m};
  border-block-start: 3px dashed ${theme.colors.ochre};

  ${media.from('large')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space.xxl};
  }
`

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  border-block-end: 1px solid ${theme.colors.line};
  break-inside: avoid;

  &[data-has-picture] {
    grid-template-columns: 6.5rem minmax(0, 1fr);

    ${media.from('medium')} {
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: ${theme.space.l};
    }
  }
`

const Thumbnail = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;
  background: ${theme.colors.sunken};

  ${media.from('medium')} {
    aspect-ratio: 4 / 3;
  }
`

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
`

const Section = styled.p`
  color: ${theme.colors.accentText};
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.08em;
  line-height: 1.3;
  text-transform: uppercase;
`

const Headline = styled.h3`
  font-size: ${theme.fontSizes.h3};
  line-height: 1.2;
`

/** The whole entry is one target. */
const Anchor = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${theme.colors.indigoText};
    outline-offset: -3px;
    border-radius: ${theme.radii.small};
  }

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

const Place = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`
