import { useRef, type Ref, type ReactNode } from 'react'
import { paths } from '@web/domain/paths'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import { LoadFailure } from '@web/ui/LoadFailure'
import type { Article } from '../helpers/toArticle'
import { useListening, useVoices } from '../listen/useListening'
import { ArticleBody, ArticleOutline } from './ArticleBody'
import { ArticleHeader } from './ArticleHeader'
import { ArticleNeighbours } from './ArticleNeighbours'
import { ArticleSeo } from './ArticleSeo'
import { IssueContents } from './IssueContents'
import { SimilarArticlesSlot } from './SimilarArticlesSlot'
import { useFigureDialog } from './useFigureDialog'
import { createBlock } from '@web/ui/createBlock'
import { Icon } from '@web/ui/icons/Icon'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import { formatSeason } from '@regards/contract/formatSeason'
import { formatPages } from '@web/domain/articles/formatArticle'
import { useRevue } from '@web/domain/parametres/useRevue'
import { useAbsoluteUrl } from '@web/lib/seo/Seo'
import { useLocation } from 'react-router-dom'
import { normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { useBackgroundImport } from '@web/lib/hooks/useBackgroundImport'
import { Link } from '@web/ui/links/Link'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { CiteButton } from '@web/ui/cite/CiteButton'
import { ShareButton } from '@web/ui/share/ShareButton'
import { DisplayMenu } from './DisplayMenu'
import styles from './ArticleView.module.css'
import reading from './readingSize.module.css'

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

/** A thin line with the reading progress of the article around it. */
const ReadingProgress = createBlock('div', styles.readingProgress, { 'aria-hidden': true })

type ListenButtonProps = { ref: Ref<HTMLButtonElement>; isOn: boolean; onClick: () => void }

/** Last in its row, so that nothing moves when it comes: the voices are known late. */
function ListenButton({ ref, isOn, onClick }: ListenButtonProps) {
  return (
    <ToolbarButton
      className={styles.listenButtonFrame}
      ref={ref}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon>
        <path d="M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H5a1 1 0 0 1-1-1v-5Zm16 0h-3v6h2a1 1 0 0 0 1-1v-5Z" />
      </Icon>
      Écouter
    </ToolbarButton>
  )
}

/** On paper only: where the article was published, and its address. */
function PrintSource({ article }: { article: Article }) {
  const { numero, dateParution, premierePage, dernierePage, path } = article
  const { publisher } = useRevue()
  const url = useAbsoluteUrl()(path)
  return (
    <p className={`${reading.paperMeasure} ${styles.line}`}>
      Regards n°&nbsp;{numero}, {formatSeason(dateParution)},{' '}
      {formatPages(premierePage, dernierePage)}. {publisher}.
      <br />
      {url}
    </p>
  )
}

const loadHits = () => import('../hits/ArticleHits')

/** Fetches the code that marks the words of a search, if the URL has any. */
function ArticleHitsSlot() {
  const { search } = useLocation()
  // The server renders one page for all searches.
  const q = useIsHydrated() ? normalizeQuery(new URLSearchParams(search).get('q') ?? '') : ''
  const hits = useBackgroundImport(loadHits, q !== '')
  return q && hits ? <hits.ArticleHits key={q} q={q} /> : null
}

/** The printed pages of an article, small, each of which leads to the reader. */
function ArticlePages({ pages }: Pick<Article, 'pages'>) {
  if (pages.length === 0) return null
  return (
    <section className={styles.articlePagesFrame} aria-labelledby="pages-imprimees">
      <h2 className={styles.title} id="pages-imprimees">
        Dans la revue
      </h2>
      <ul className={styles.list}>
        {pages.map(({ page, path, src, width, height }) => (
          <li key={page}>
            <Link className={styles.anchor} to={path}>
              {src && (
                <ResponsiveImage className={styles.image} {...{ src, width, height }} alt="" />
              )}
              Voir la page {page}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ArticleToolsProps = {
  article: Article
  /** The button that reads aloud, if this browser can. */
  children: ReactNode
}

/** Between two threads: display, share, cite, listen. */
function ArticleTools({ article, children }: ArticleToolsProps) {
  const revue = useRevue()
  const { path, titre, auteurs, numero, dateParution, langue, premierePage, dernierePage } = article
  const pages = { first: premierePage, last: dernierePage }
  return (
    <div className={styles.row} role="group" aria-label="Outils de lecture">
      <DisplayMenu />
      <ShareButton title={titre} path={path} />
      <CiteButton
        path={path}
        citation={{ titre, auteurs, numero, dateParution, pages, langue, ...revue }}
      />
      {children}
    </div>
  )
}
