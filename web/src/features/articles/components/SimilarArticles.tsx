import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { articleQueries } from '@web/domain/articles/articleQueries'
import type { SimilarArticlesResponse } from '@regards/contract/schemas/articles'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { CoveringLink } from '@web/ui/links/CoveringLink'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { withOrdinals } from '@web/ui/withOrdinals'
import { SectionName, SmallText } from '@web/ui/texts'
import { EntryText } from '@web/ui/EntryText'

type SimilarArticlesProps = { numero: number; slug: string }

/** Other articles about the same things; nothing while they are not known, as after a failure. */
export function SimilarArticles({ numero, slug }: SimilarArticlesProps) {
  const { data } = useQuery(articleQueries.similar(numero, slug))
  if (!data || data.articles.length === 0) return null
  return (
    <Frame aria-labelledby="a-lire-aussi">
      <Title id="a-lire-aussi">À lire aussi</Title>
      <List>
        {data.articles.map((article) => (
          <Entry key={`${article.numero} ${article.slug}`} article={article} />
        ))}
      </List>
    </Frame>
  )
}

type EntryProps = { article: SimilarArticlesResponse['articles'][number] }

function Entry({ article }: EntryProps) {
  const { numero, titreDuNumero } = article
  const { path, titre, rubrique, figure } = toArticleSummary(numero, article)
  const issue = `Regards\u00a0#${numero}`
  return (
    <Item data-has-picture={figure !== undefined || undefined}>
      {figure && (
        // The link beside it says what it leads to.
        <Picture
          src={figure.src}
          srcSet={figure.srcSet}
          avifSrcSet={figure.avifSrcSet}
          sizes="(min-width: 48em) 15rem, 6.5rem"
          width={figure.width}
          height={figure.height}
          alt=""
        />
      )}
      <EntryText>
        {rubrique && <SectionName>{withOrdinals(rubrique)}</SectionName>}
        <Headline>
          <Anchor to={path}>{withOrdinals(titre)}</Anchor>
        </Headline>
        <SmallText>{titreDuNumero ? `${issue}, ${titreDuNumero}` : issue}</SmallText>
      </EntryText>
    </Item>
  )
}

const Frame = styled.section`
  ${media.print} {
    display: none;
  }
`

const Title = styled.h2`
  font-size: ${theme.fontSizes.h3};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  margin-top: ${theme.space.m};

  ${media.from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.m};

  /* With large letters there is no room beside the picture. */
  &[data-has-picture] {
    display: flex;
    flex-wrap: wrap;

    ${media.from('medium')} {
      display: grid;
    }
  }
`

const Picture = styled(ResponsiveImage)`
  align-self: start;
  width: 6.5rem;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: ${theme.colors.sunken};

  ${media.from('medium')} {
    width: 100%;
  }
`

const Headline = styled.h3`
  font-size: 1.1875rem;
  line-height: 1.25;
`

const Anchor = styled(CoveringLink)`
  ${media.hover} {
    ${Item}:hover & {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`
