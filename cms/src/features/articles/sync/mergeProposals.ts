import { toRefs, toRefsOfAll, type PageWithBlocs } from '../records/pageBlocs'
import { toSlug } from '../records/slugs'
import type { ProposedArticle, StoredArticle } from '../records/storedArticles'

/** Leaves out proposals that have a block of a corrected article. */
export function withoutBlocsOf<Article extends ProposedArticle>(
  proposed: Article[],
  kept: ProposedArticle[],
  pages: PageWithBlocs[],
): Article[] {
  const taken = new Set([...toRefsOfAll(kept, pages).values()].flat().map(String))
  const refs = toRefsOfAll(proposed, pages)
  return proposed.filter((article) => !refs.get(article)?.some((ref) => taken.has(String(ref))))
}

/**
 * Gives articles the ids of existing ones with the same title or page. A proposal that continues a visible
 * article is visible; an article that an administrator changed is as he left it.
 */
export function continueArticles<
  Article extends ProposedArticle & { visible: boolean; corrige?: boolean },
>(proposed: Article[], existing: StoredArticle[]): (Article & { id?: string })[] {
  const continued = new Map<Article, StoredArticle>()
  const used = new Set<string>()
  const match = (isSame: (article: Article, before: StoredArticle) => boolean) => {
    for (const article of proposed) {
      if (continued.has(article)) continue
      const before = existing.find((one) => !used.has(one.id) && isSame(article, one))
      if (!before) continue
      continued.set(article, before)
      used.add(before.id)
    }
  }
  match(
    (article, before) =>
      toSlug(article.titre) === toSlug(before.titre) &&
      article.premierePage === before.premierePage,
  )
  match((article, before) => toSlug(article.titre) === toSlug(before.titre))
  match((article, before) => article.premierePage === before.premierePage)
  return proposed.map((article) => {
    const before = continued.get(article)
    if (!before) return article
    return {
      ...article,
      id: before.id,
      visible: article.visible || (before.visible && !article.corrige),
    }
  })
}

/** Order of the articles by where their first block is. */
export function byPlace(pages: PageWithBlocs[]) {
  const toPlace = ({ blocs, premierePage }: ProposedArticle): [number, number] => {
    const [ref] = toRefs(blocs.slice(0, 1), pages)
    return [premierePage, ref?.[1] ?? 0]
  }
  return (one: ProposedArticle, other: ProposedArticle): number => {
    const [page, index] = toPlace(one)
    const [otherPage, otherIndex] = toPlace(other)
    return page - otherPage || index - otherIndex
  }
}
