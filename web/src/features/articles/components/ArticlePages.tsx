import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from '@web/ui/links/Link'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import type { ArticlePage } from '../helpers/toArticle'

type ArticlePagesProps = { pages: ArticlePage[] }

/** The printed pages of an article, small, each of which leads to the reader. */
export function ArticlePages({ pages }: ArticlePagesProps) {
  if (pages.length === 0) return null
  return (
    <Frame aria-labelledby="pages-imprimees">
      <Title id="pages-imprimees">Dans la revue</Title>
      <List>
        {pages.map(({ page, path, src, width, height }) => (
          <li key={page}>
            <Anchor to={path}>
              {src && <Image {...{ src, width, height }} alt="" />}
              Voir la page {page}
            </Anchor>
          </li>
        ))}
      </List>
    </Frame>
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
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.l} ${theme.space.m};
  margin-top: ${theme.space.m};
`

const Anchor = styled(Link)`
  display: grid;
  gap: ${theme.space.xs};
  width: 7.5rem;
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
  text-align: center;
`

const Image = styled(ResponsiveImage)`
  width: 100%;
  height: auto;
  background: ${theme.colors.surface};
  box-shadow: ${theme.shadows.low};
`
