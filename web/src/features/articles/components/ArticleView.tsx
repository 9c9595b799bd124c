import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { Figure } from '@web/domain/articles/toFigure'
import { paths } from '@web/domain/paths'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import { LoadFailure } from '@web/ui/LoadFailure'
import type { Article } from '../helpers/toArticle'
import { ArticleHitsSlot } from '../hits/ArticleHitsSlot'
import { useListening } from '../listen/useListening'
import { useVoices } from '../listen/useVoices'
import { ArticleBody } from './ArticleBody'
import { ArticleHeader } from './ArticleHeader'
import { ArticleNeighbours } from './ArticleNeighbours'
import { ArticleOutline } from './ArticleOutline'
import { ArticlePages } from './ArticlePages'
import { ArticleSeo } from './ArticleSeo'
import { ArticleTools } from './ArticleTools'
import { IssueContents } from './IssueContents'
import { SimilarArticlesSlot } from './SimilarArticlesSlot'
import { ListenButton } from './ListenButton'
import { PrintSource } from './PrintSource'
import { articleTimeline, ReadingProgress } from './ReadingProgress'

type ArticleViewProps = { article: Article }

/** Reading time from which an article shows a list of headings and its reading progress. */
const longMinutes = 6

const loadFigureDialog = async () => (await import('./FigureDialog')).FigureDialog

/** The page of an article. */
export function ArticleView({ article }: ArticleViewProps) {
  const { numero, slug, path, langue, motsCles, pages, previous, next } = article
  const [enlarged, setEnlarged] = useState<Figure>()
  const {
    Component: FigureDialog,
    load: loadDialog,
    ...dialog
  } = useLazyComponent(loadFigureDialog)
  const voices = useVoices(langue)
  const hasVoice = voices !== undefined && voices.length > 0
  const isLong = article.minutes >= longMinutes
  const listenRef = useRef<HTMLButtonElement>(null)
  const { ListenBar, isListening, failure, listen, stop, goOn } = useListening(next)

  function handleStop() {
    stop()
    listenRef.current?.focus()
  }

  /** The bar goes, with the focus that it may have. */
  function handleEnd() {
    const isFocusInBar = document.activeElement?.closest('[data-listen-bar]')
    goOn()
    if (!next && isFocusInBar) listenRef.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <ArticleSeo article={article} />
      <Frame>
        <Body>
          <ArticleHeader article={article} onEnlarge={handleEnlarge} />
          <ArticleTools article={article}>
            {hasVoice && (
              <ListenButton
                ref={listenRef}
                isOn={isListening}
                onClick={isListening ? handleStop : listen}
              />
            )}
          </ArticleTools>
          {isListening && voices?.length === 0 && (
            <p role="status">
              La lecture s’arrête ici&nbsp;: cet appareil n’a pas de voix pour la langue de cet
              article.
            </p>
          )}
          <LoadFailure failure={failure ?? dialog.failure} />
          {isLong && !article.correction && (
            <ArticleOutline parts={article.parts} langue={langue} />
          )}
          <ArticleBody article={article} onEnlarge={handleEnlarge} />
          <EndSign>
            <Star />
          </EndSign>
          <PrintSource article={article} />
          {isLong && <ReadingProgress />}
          {!isListening && <ArticleHitsSlot />}
          {isListening && ListenBar && hasVoice && (
            <ListenBar voices={voices} langue={langue} onEnd={handleEnd} onClose={handleStop} />
          )}
        </Body>
        <Foot>
          {motsCles.length > 0 && (
            <Keywords aria-label="Mots-clés">
              {motsCles.map((word) => (
                <li key={word}>
                  <TextLink href={paths.resultats({ q: word })}>{word}</TextLink>
                </li>
              ))}
            </Keywords>
          )}
          <ArticlePages pages={pages} />
          <ArticleNeighbours previous={previous} next={next} />
          <IssueContents numero={numero} currentPath={path} />
          <SimilarArticlesSlot numero={numero} slug={slug} />
        </Foot>
      </Frame>
      {enlarged && FigureDialog && (
        <FigureDialog figure={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  )

  function handleEnlarge(figure: Figure) {
    void loadDialog().then((isThere) => {
      if (isThere) setEnlarged(figure)
    })
  }
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  padding-block: ${theme.space.l} ${theme.space.section};

  /* The lead picture is at the edge of the window. */
  &:has(header > figure:first-child) {
    padding-block-start: 0;

    ${media.from('large')} {
      padding-block-start: ${theme.space.l};
    }
  }

  ${media.print} {
    display: block;
    padding: 0;
  }
`

const Body = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: clamp(1.5rem, 3vw, 2.5rem);

  @supports (view-timeline: --article) {
    view-timeline: ${articleTimeline} block;
  }

  & > header {
    width: 100%;
  }

  ${media.print} {
    display: block;
    break-inside: auto;
  }
`

const EndSign = styled.span`
  font-size: 1.75rem;

  ${media.print} {
    display: none;
  }
`

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  width: 100%;
  max-width: 48rem;
  margin-inline: auto;
  padding-block-start: ${theme.space.xl};
  border-block-start: 1px solid ${theme.colors.line};

  ${media.print} {
    display: none;
  }
`

const Keywords = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
`
