import styled from 'styled-components'
import { formatAuthors } from '@web/domain/articles/formatArticle'
import type { Figure } from '@web/domain/articles/toFigure'
import { theme } from '@web/theme/theme'
import { withOrdinals } from '@web/ui/withOrdinals'
import { ArticleBody } from '../components/ArticleBody'
import { ArticleFigure } from '../components/ArticleFigure'
import { readingSize } from '../components/readingSize'
import type { Article } from '../helpers/toArticle'

type PageArticleProps = {
  /** With the parts that are read from the page on. */
  article: Article
  page: number
  onEnlarge: (figure: Figure) => void
}

/** An article in the reader, from its beginning or from a later page of it. */
export function PageArticle({ article, page, onEnlarge }: PageArticleProps) {
  const { premierePage, rubrique, titre, chapo, auteurs, langue, figure } = article
  const isBeginning = premierePage === page
  return (
    <Frame>
      <Head>
        {isBeginning && rubrique && <Section lang={langue}>{withOrdinals(rubrique)}</Section>}
        {isBeginning ? (
          <Title lang={langue}>{withOrdinals(titre)}</Title>
        ) : (
          <Continued>
            Suite de <span lang={langue}>«&nbsp;{withOrdinals(titre)}&nbsp;»</span>
          </Continued>
        )}
        {isBeginning && chapo && <Standfirst lang={langue}>{withOrdinals(chapo)}</Standfirst>}
        {isBeginning && auteurs.length > 0 && <Authors>Par {formatAuthors(auteurs)}</Authors>}
        {isBeginning && figure && <ArticleFigure figure={figure} onEnlarge={onEnlarge} />}
      </Head>
      <ArticleBody article={article} isContinued={!isBeginning} onEnlarge={onEnlarge} />
    </Frame>
  )
}

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.l};
  width: 100%;

  & + & {
    padding-block-start: ${theme.space.xl};
    border-block-start: 1px solid ${theme.colors.line};
  }
`

const Head = styled.header`
  ${readingSize}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  width: 100%;

  & > figure {
    margin-block: 0.75em 0;
  }
`

const Section = styled.p`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`

const Title = styled.h2`
  font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem);
  line-height: 1.1;
`

const Continued = styled.h2`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.h3};
`

const Standfirst = styled.p`
  font-size: 1.1em;
  font-weight: 600;
  line-height: 1.45;
`

const Authors = styled.p`
  color: ${theme.colors.muted};
`
