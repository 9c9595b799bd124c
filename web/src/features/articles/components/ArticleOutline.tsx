import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { withOrdinals } from '@web/ui/withOrdinals'
import { type ArticlePart, toHeadingId } from '../helpers/toArticle'

type ArticleOutlineProps = { parts: ArticlePart[]; langue: string }

/** The intertitles of an article, each of which leads to its part. */
export function ArticleOutline({ parts, langue }: ArticleOutlineProps) {
  const headings = parts.flatMap((part, index) =>
    part.type === 'titre' && part.niveau === 2 ? [{ index, texte: part.texte }] : [],
  )
  if (headings.length < 2) return null
  return (
    <Frame aria-labelledby="plan-de-l-article">
      <Title id="plan-de-l-article">Dans cet article</Title>
      <ol lang={langue}>
        {headings.map(({ index, texte }) => (
          <li key={index}>
            <Anchor href={`#${toHeadingId(index)}`}>{withOrdinals(texte)}</Anchor>
          </li>
        ))}
      </ol>
    </Frame>
  )
}

const Frame = styled.nav`
  width: 100%;
  max-width: 36.875rem;
  padding: ${theme.space.xs} ${theme.space.l};
  border-inline-start: 4px dashed ${theme.colors.ochre};
`

const Title = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
`

const Anchor = styled.a`
  display: block;
  padding-block: 0.375rem;
  color: ${theme.colors.ink};
  line-height: 1.35;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.colors.accentText};
      text-decoration: underline;
    }
  }
`
