import type { BlocRef } from '@regards/contract/schemas/articles'
import { formatPages } from '@web/domain/articles/formatArticle'
import { pagesOf, type ArrangedArticle } from './arrangement'

/** The articles of an issue as the server had them when their arrangement began. */
export type ArrangementBase = {
  version: string
  articles: ArrangedArticle[]
  /** Number of blocks of each page; another number shifts the places of blocks. */
  blockCounts: Record<number, number>
}

const FIELDS = ['titre', 'chapo', 'auteurs', 'rubrique', 'visible', 'image'] as const

/** Whether two values have the same content. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const byKey = (articles: ArrangedArticle[]) =>
  new Map(articles.map((article) => [article.key, article]))

const shapeOf = (articles: ArrangedArticle[]) => articles.map(({ key, blocs }) => [key, blocs])

/**
 * Rebases changes of an arrangement on articles that the server changed meanwhile. An unchanged
 * field takes the server's value. Order and blocks come from one side: from the arrangement if it
 * changed them.
 * @param mine the arrangement, which began with `before`
 * @param after the server's present articles
 */
export function rebase(
  mine: ArrangedArticle[],
  before: ArrangementBase,
  after: ArrangementBase,
): ArrangedArticle[] {
  const [own, known, theirs] = [mine, before.articles, after.articles].map(byKey)
  if (isSame(shapeOf(mine), shapeOf(before.articles))) {
    return after.articles.map((article) =>
      withChanges(article, own?.get(article.key), known?.get(article.key)),
    )
  }
  const hasPlaces = ([page]: BlocRef) => before.blockCounts[page] === after.blockCounts[page]
  return mine.map((article) => {
    const kept = article.blocs.filter(hasPlaces)
    const now = theirs?.get(article.key)
    if (!now) {
      const { id: _, ...rest } = article
      return { ...rest, blocs: kept, aRevoir: false, ancienTexte: null }
    }
    const others = now.blocs.filter((ref) => !hasPlaces(ref))
    const blocs =
      kept.length === article.blocs.length && others.length === 0
        ? kept
        : [...kept, ...others].toSorted(([a, x], [b, y]) => a - b || x - y)
    return { ...withChanges(now, article, known?.get(article.key)), blocs }
  })
}

/** Gives an article the fields that were changed from `before` to `mine`. */
function withChanges(
  now: ArrangedArticle,
  mine: ArrangedArticle | undefined,
  before: ArrangedArticle | undefined,
): ArrangedArticle {
  if (!mine || !before) return now
  const changed = FIELDS.filter((field) => mine[field] !== before[field])
  const isReviewed = !mine.aRevoir && now.ancienTexte === mine.ancienTexte
  return {
    ...now,
    ...Object.fromEntries(changed.map((field) => [field, mine[field]])),
    aRevoir: now.aRevoir && !isReviewed,
  }
}

const LABELS = { titre: 'titre', chapo: 'chapô', auteurs: 'auteurs', rubrique: 'rubrique' } as const

/** Describes the server's changes and conflicts, a sentence each, in the server's order. */
export function describeChanges(
  mine: ArrangedArticle[],
  before: ArrangementBase,
  after: ArrangementBase,
): string[] {
  const own = byKey(mine)
  const known = byKey(before.articles)
  const isShapeMine = !isSame(shapeOf(mine), shapeOf(before.articles))
  const theirs = new Set(after.articles.map(({ key }) => key))
  const stays = (is: boolean) => (is ? ' Le vôtre est gardé.' : '')
  const lines = after.articles.flatMap((now) => {
    const name = `«\u00a0${now.titre}\u00a0»`
    const was = known.get(now.key)
    const range = pagesOf(now)
    const pages = range ? ` (${formatPages(range.first, range.last)})` : ''
    if (!was) {
      return [`${name}${pages} est ajouté.${isShapeMine ? ' Votre liste ne l’a pas.' : ''}`]
    }
    const isMine = (field: (typeof FIELDS)[number]) => {
      const article = own.get(now.key)
      return article !== undefined && article[field] !== was[field] && article[field] !== now[field]
    }
    const texts = Object.entries(LABELS).flatMap(([key, label]) => {
      const field = key as keyof typeof LABELS
      if (now[field] === was[field]) return []
      const said = now[field] ? `«\u00a0${now[field]}\u00a0»` : 'vide'
      return [`«\u00a0${was.titre}\u00a0», ${label}\u00a0: ${said}.${stays(isMine(field))}`]
    })
    return [
      ...texts,
      ...(now.visible === was.visible
        ? []
        : [
            `${name} est ${now.visible ? 'montré' : 'masqué'}.${isMine('visible') ? ' Votre choix est gardé.' : ''}`,
          ]),
      ...(now.image === was.image
        ? []
        : [`${name} a une autre image.${isMine('image') ? ' La vôtre est gardée.' : ''}`]),
      ...(isSame(now.blocs, was.blocs)
        ? []
        : [`${name}${pages} a d’autres passages.${isShapeMine ? ' Les vôtres sont gardés.' : ''}`]),
    ]
  })
  const gone = before.articles.filter(({ key }) => !theirs.has(key))
  const left = gone.map(
    ({ titre }) =>
      `«\u00a0${titre}\u00a0» est retiré.${isShapeMine ? ' Votre liste l’a encore, sauf si vous l’avez retiré aussi.' : ''}`,
  )
  const common = (articles: ArrangedArticle[]) =>
    articles.map(({ key }) => key).filter((key) => known.has(key) && theirs.has(key))
  const isReordered = !isSame(common(before.articles), common(after.articles))
  return [
    ...lines,
    ...left,
    ...(isReordered ? [`L’ordre est changé.${isShapeMine ? ' Le vôtre est gardé.' : ''}`] : []),
    ...(isSame(before.blockCounts, after.blockCounts)
      ? []
      : ['Des pages ont été préparées ou corrigées de nouveau.']),
  ]
}
