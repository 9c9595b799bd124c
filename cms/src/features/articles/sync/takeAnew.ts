import type { BlocRef } from '@regards/contract/schemas/articles'
import { toRefsOfAll, type PageWithBlocs } from '../records/pageBlocs'
import type {
  BlocDArticle,
  ProposedArticle,
  StoredArticle,
  WantedArticle,
} from '../records/storedArticles'
import { isSame, toRuns, type Run } from './runs'
import { findPlaces, takeFromReplaced, type Place } from './takeFromReplaced'

/**
 * Returns what takes the blocks of an article anew from its PDF, or from the PDF that replaced it.
 * @param existing all articles of the PDF: no block is given to two of them
 * @param fichier folder of the PDF of the pages
 * @param proposed proposals that continue articles: they keep their blocks
 */
export function createTaking(
  existing: StoredArticle[],
  pages: PageWithBlocs[],
  fichier: string,
  proposed: ProposedArticle[] = [],
): (article: StoredArticle) => WantedArticle {
  const former = existing.filter((article) => article.fichier !== fichier)
  const places = new Map(former.map((article) => [article, findPlaces(article, pages)]))
  const others = existing.filter((article) => !places.has(article))
  const owners = findOwners(others, places, proposed, pages)
  return (article) => {
    const found = places.get(article)
    const isFree = (ref: BlocRef) => {
      const owner = owners.get(String(ref))
      return owner === undefined || owner === article
    }
    const taken = found
      ? takeFromReplaced(article, found, fichier, isFree)
      : takeFromSame(article, pages)
    return { ...taken, image: findImage(article, taken.blocs) }
  }
}

/** Assigns the blocks of the pages to articles: the same ones, then similar, then proposed ones. */
function findOwners(
  others: StoredArticle[],
  places: Map<StoredArticle, Place[]>,
  proposed: ProposedArticle[],
  pages: PageWithBlocs[],
): Map<string, ProposedArticle> {
  const found = [...places].flatMap(([article, ofArticle]) =>
    ofArticle.flatMap(({ run, match }) =>
      (match?.blocs ?? []).map((index) => {
        const bloc = match?.page.blocs[index]
        return {
          article,
          ref: [match?.page.page ?? 0, index],
          isSame: bloc !== undefined && run.blocs.some((own) => isSame(own, bloc)),
        }
      }),
    ),
  )
  const toCandidates = (articles: ProposedArticle[]) =>
    [...toRefsOfAll(articles, pages)].flatMap(([article, refs]) =>
      refs.map((ref) => ({ article, ref })),
    )
  const owners = new Map<string, ProposedArticle>()
  const candidates = [
    ...toCandidates(others),
    ...found.filter((candidate) => candidate.isSame),
    ...found.filter((candidate) => !candidate.isSame),
    ...toCandidates(proposed),
  ]
  for (const { article, ref } of candidates) {
    if (!owners.has(String(ref))) owners.set(String(ref), article)
  }
  return owners
}

/**
 * Takes the blocks of an article from the same PDF: where its page has all the texts that the article has
 * of it, in their order. The blocks of another page stay, without the pictures that are gone. A page without
 * any block was unreadable this time: an article keeps all that it has of it.
 */
function takeFromSame(
  { id, titre, chapo, auteurs, rubrique, visible, corrige, ...article }: StoredArticle,
  pages: PageWithBlocs[],
): Omit<WantedArticle, 'image'> {
  const blocs = toRuns(article.blocs).flatMap((run) => {
    const here = pages.find(({ page }) => page === run.page)
    if (here?.blocs.length === 0) return run.blocs
    const matched = here && matchRun(run, here)
    return matched ?? run.blocs.flatMap((bloc) => takePicture(bloc, here))
  })
  return {
    ...{ id, titre, chapo, auteurs, rubrique, visible, corrige, blocs },
    premierePage: article.premierePage,
    dernierePage: article.dernierePage,
    fichier: article.fichier,
  }
}

/** @returns undefined if a text is missing */
function matchRun({ blocs }: Run, there: PageWithBlocs): BlocDArticle[] | undefined {
  let next = 0
  const matched: BlocDArticle[] = []
  for (const bloc of blocs) {
    const index = there.blocs.findIndex((other, at) => at >= next && isSame(bloc, other))
    const same = there.blocs[index]
    if (same) {
      next = index + 1
      matched.push({ ...same, page: there.page })
    } else if (bloc.type !== 'image') return undefined
  }
  return matched
}

/** A picture gets the files of the page's present block, or is removed. */
function takePicture(bloc: BlocDArticle, here: PageWithBlocs | undefined): BlocDArticle[] {
  if (bloc.type !== 'image') return [bloc]
  const same = here?.blocs.find((other) => isSame(bloc, other))
  return same ? [{ ...same, page: bloc.page }] : []
}

/** Finds the lead picture again, which may have another name now. */
function findImage({ blocs, image }: StoredArticle, after: BlocDArticle[]): string | null {
  const lead = blocs.find((bloc) => bloc.type === 'image' && bloc.figure?.nom === image)
  const same = lead && after.find((bloc) => isSame(lead, bloc))
  return same?.type === 'image' ? (same.figure?.nom ?? null) : null
}
