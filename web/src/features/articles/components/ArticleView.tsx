import { useRef } from 'react'
import { paths } from '@web/domain/paths'
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
import { useFigureDialog } from './useFigureDialog'
import { PrintSource } from './PrintSource'
import { ReadingProgress } from './ReadingProgress'
import styles from './ArticleView.module.css'

/** Reading time from which an article shows a list of headings and its reading progress. */
const longMinutes = 6

/** The page of an article. */
export function ArticleView({ article }: { article: Article }) {
  const { numero, slug, path, langue, motsCles, pages, previous, next } = article
  const { enlarge, dialog, ...figures } = useFigureDialog()
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
      <Container className={styles.frame}>
        <article className={styles.body}>
          <ArticleHeader article={article} onEnlarge={enlarge} />
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
          <LoadFailure failure={failure ?? figures.failure} />
          {isLong && !article.correction && (
            <ArticleOutline parts={article.parts} langue={langue} />
          )}
          <ArticleBody article={article} onEnlarge={enlarge} />
          <span className={styles.endSign}>
            <Star />
          </span>
          <PrintSource article={article} />
          {isLong && <ReadingProgress />}
          {!isListening && <ArticleHitsSlot />}
          {isListening && ListenBar && hasVoice && (
            <ListenBar voices={voices} langue={langue} onEnd={handleEnd} onClose={handleStop} />
          )}
        </article>
        <div className={styles.foot}>
          {motsCles.length > 0 && (
            <ul className={styles.keywords} aria-label="Mots-clés">
              {motsCles.map((word) => (
                <li key={word}>
                  <TextLink href={paths.resultats({ q: word })}>{word}</TextLink>
                </li>
              ))}
            </ul>
          )}
          <ArticlePages pages={pages} />
          <ArticleNeighbours previous={previous} next={next} />
          <IssueContents numero={numero} currentPath={path} />
          <SimilarArticlesSlot numero={numero} slug={slug} />
        </div>
      </Container>
      {dialog}
    </>
  )
}
