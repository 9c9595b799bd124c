import type { Figure } from '@web/domain/articles/toFigure'
import { useBackgroundImport } from '@web/lib/hooks/useBackgroundImport'
import { TextLink } from '@web/ui/links/TextLink'
import { LoadError, Spinner } from '@web/ui/PageState'
import { LoadFailure } from '@web/ui/LoadFailure'
import { ArticleBody } from '../components/ArticleBody'
import { DisplayMenu } from '../components/DisplayMenu'
import { useFigureDialog } from '../components/useFigureDialog'
import { formatAuthors } from '@web/domain/articles/formatArticle'
import { withOrdinals } from '@web/ui/texts'
import { ArticleFigure } from '../components/ArticleFigure'
import { type Article, toArticle, toParts, type ArticlePart } from '../helpers/toArticle'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { articleQueries } from '@web/domain/articles/articleQueries'
import type { TexteResponse } from '@regards/contract/schemas/lecture'
import { regardsKey } from '@web/domain/regards/findRegards'
import { getApi } from '@web/lib/api/api'
import {
  type HeadingLevel,
  isRichTextEmpty,
  type RichTextValue,
} from '@web/ui/richText/readRichText'
import reading from '../components/readingSize.module.css'
import styles from './PageText.module.css'

type PageTextProps = {
  numero: number
  page: number
  /** Words that are marked; empty for none. */
  marked: string
}

const loadHits = () => import('../hits/PageHits')

/** The text of a page of the reader: its articles, from that page on, else its printed text. */
export function PageText({ numero, page, marked }: PageTextProps) {
  const { data, error, isPending, refetch } = usePageText(numero, page)
  const [only, ...others] = data?.articles ?? []
  const { enlarge, dialog, failure } = useFigureDialog()
  const hits = useBackgroundImport(loadHits, marked !== '')

  return (
    <div className={styles.column}>
      <div className={styles.tools} role="group" aria-label="Affichage du texte">
        <DisplayMenu />
        {only && others.length === 0 && <TextLink href={only.path}>Ouvrir l’article</TextLink>}
      </div>
      <LoadFailure failure={failure} />
      {isPending && <Spinner label="Chargement du texte…" />}
      {error && !data && (
        <LoadError
          sentence="Le texte de cette page n’a pas pu être chargé."
          query={{ error, refetch }}
        />
      )}
      {data?.articles?.map((article) => (
        <PageArticle key={article.slug} {...{ article, page }} onEnlarge={enlarge} />
      ))}
      {data?.page && <LooseText page={data.page} onEnlarge={enlarge} />}
      {data && marked && hits && <hits.PageHits q={marked} />}
      {dialog}
    </div>
  )
}

function LooseText({ page, onEnlarge }: { page: LoosePage; onEnlarge: (figure: Figure) => void }) {
  const { note, parts, correction } = page
  return (
    <>
      {note && <p className={styles.note}>{notes[note]}</p>}
      {(parts.length > 0 || correction) && (
        <ArticleBody article={page} isContinued onEnlarge={onEnlarge} />
      )}
    </>
  )
}

const notes: Record<NonNullable<LoosePage['note']>, string> = {
  empty: 'Cette page est sans texte.',
  scanned: 'Cette page est une image\u00a0: son texte n’est pas disponible.',
  waiting: 'Cette page est une image\u00a0: son texte n’est pas encore reconnu.',
  uncertain: 'Texte reconnu automatiquement\u00a0: il peut contenir des erreurs.',
}

type PageArticleProps = {
  /** With the parts that are read from the page on. */
  article: Article
  page: number
  onEnlarge: (figure: Figure) => void
}

/** An article in the reader, from its beginning or from a later page of it. */
function PageArticle({ article, page, onEnlarge }: PageArticleProps) {
  const { premierePage, rubrique, titre, chapo, auteurs, langue, figure } = article
  const isBeginning = premierePage === page
  return (
    <article className={styles.frame}>
      {/* The title of a later page is no text of that page: its words are not marked. */}
      <header
        className={`${reading.readingSize} ${styles.head}`}
        data-spoken={isBeginning ? '' : undefined}
      >
        {isBeginning && rubrique && (
          <p className={styles.section} lang={langue}>
            {withOrdinals(rubrique)}
          </p>
        )}
        {isBeginning ? (
          <h2 className={styles.title} lang={langue}>
            {withOrdinals(titre)}
          </h2>
        ) : (
          <h2 className={styles.continued}>
            Suite de <span lang={langue}>«&nbsp;{withOrdinals(titre)}&nbsp;»</span>
          </h2>
        )}
        {isBeginning && chapo && (
          <p className={styles.standfirst} lang={langue}>
            {withOrdinals(chapo)}
          </p>
        )}
        {isBeginning && auteurs.length > 0 && (
          <p className={styles.authors}>Par {formatAuthors(auteurs)}</p>
        )}
        {isBeginning && figure && <ArticleFigure figure={figure} onEnlarge={onEnlarge} />}
      </header>
      <ArticleBody article={article} isContinued={!isBeginning} onEnlarge={onEnlarge} />
    </article>
  )
}

type LoosePage = Pick<Article, 'numero' | 'langue' | 'parts' | 'correction'> & {
  /** Notice in place of a missing text, or beside a recognized one. */
  note: 'scanned' | 'waiting' | 'uncertain' | 'empty' | undefined
}

/** Text of a page: its articles, each from that page on, else the text of the page. */
const pageTextQuery = (numero: number, page: number) =>
  queryOptions({
    queryKey: [...regardsKey, 'texteDePage', numero, page],
    queryFn: async ({ client, signal }) => {
      const list = await client.query({
        ...articleQueries.list(numero),
        staleTime: 'static',
      })
      const onPage = (list?.articles ?? []).filter(
        ({ premierePage, dernierePage }) => premierePage <= page && page <= dernierePage,
      )
      const found = await Promise.all(
        onPage.map(({ slug }) =>
          client.query({ ...articleQueries.one(numero, slug), staleTime: 'static' }),
        ),
      )
      const articles = found.flatMap(({ article }) =>
        article ? toShown(toArticle(article), page) : [],
      )
      if (articles.length > 0) return { articles }
      const path = `/regards/numero/${numero}/texte`
      const texte = await getApi(client)<TexteResponse>(path, { signal })
      return { page: toLoosePage(numero, page, texte) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const usePageText = (numero: number, page: number) => useQuery(pageTextQuery(numero, page))

/** The part of an article from a page on; undefined if it has nothing on the page. */
function toShown(article: Article, page: number): Article[] {
  const { premierePage, correction, parts } = article
  const isOnPage =
    correction !== undefined || premierePage === page || parts.some((part) => part.page === page)
  if (!isOnPage) return []
  return [{ ...article, parts: parts.filter((part) => part.page >= page).map(lowerHeading) }]
}

/** Below the title of the article, which is below the reader's title. */
const lowerHeading = (part: ArticlePart): ArticlePart =>
  part.type === 'titre' ? { ...part, niveau: Math.min(part.niveau + 1, 6) as HeadingLevel } : part

function toLoosePage(numero: number, number: number, { langue, pages }: TexteResponse): LoosePage {
  const page = pages.find((each) => each.page === number)
  const corrected = page?.texteCorrige
  const correction = corrected && !isRichTextEmpty(corrected) ? corrected : undefined
  const blocs = (page?.blocs ?? []).map((bloc) => ({ ...bloc, page: number }))
  const parts = correction ? [] : toParts(blocs)
  const note = toNote(page, parts.length > 0, correction)
  return { numero, langue: langue ?? 'fr', parts, correction, note }
}

function toNote(
  page: TexteResponse['pages'][number] | undefined,
  hasParts: boolean,
  correction: RichTextValue | undefined,
): LoosePage['note'] {
  if (correction) return undefined
  if (hasParts) return page?.reconnaissance === 'incertaine' ? 'uncertain' : undefined
  if (!page?.sansTexte) return 'empty'
  return page.reconnaissance === 'attente' ? 'waiting' : 'scanned'
}
