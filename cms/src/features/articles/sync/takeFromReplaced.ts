import type { BlocRef } from '@regards/contract/schemas/articles'
import { isDeepStrictEqual } from 'node:util'

import { addFormerText, type Bloc, type StoredPage } from '../../lecture'
import { toPlainText } from '../../lecture/text/toPlainText'
import type { PageWithBlocs } from '../records/pageBlocs'
import type { BlocDArticle, StoredArticle, WantedArticle } from '../records/storedArticles'
import { compareTexts, toWords, type Likeness } from './likeness'
import { isSame, toRuns, type Run } from './runs'

/** From this likeness on, no other page is looked at. */
const SURE = 0.95

/** Words of a text that is looked for on other pages than its own: fewer may match by chance. */
const MIN_WORDS = 20

/** A run, and where the new PDF has it. */
export interface Place {
  run: Run
  match?: { page: PageWithBlocs } & Likeness
}

/**
 * Finds the runs of an article in the pages of the PDF that took the place of its own: each on the page
 * that has most of its words, also further on, as pages were added before it.
 */
export function findPlaces({ blocs }: StoredArticle, pages: PageWithBlocs[]): Place[] {
  let shift = 0
  return toRuns(blocs).map((run) => {
    const match = findPage(run, pages, shift)
    if (match) shift = match.page.page - run.page
    return { run, match }
  })
}

/** Finds the page of a new PDF with the texts of a run. @param shift where to look first */
export function findPage<Page extends Pick<StoredPage, 'page'> & { blocs: Bloc[] }>(
  run: { page: number; blocs: Bloc[] },
  pages: Page[],
  shift: number,
): ({ page: Page } & Likeness) | undefined {
  const distance = ({ page }: Page) => Math.abs(page - run.page - shift)
  const isShort = run.blocs.flatMap(toWords).length < MIN_WORDS
  let best: ({ page: Page } & Likeness) | undefined
  for (const page of pages.toSorted((one, other) => distance(one) - distance(other))) {
    const isNear = distance(page) === 0
    const likeness =
      compareTexts(run.blocs, page.blocs) ?? (isNear ? comparePictures(run, page) : undefined)
    if (!likeness || (isShort && !isNear && likeness.part < 1)) continue
    if (!best || likeness.part > best.part) best = { page, ...likeness }
    if (best.part >= SURE) break
  }
  return best
}

/** Compares the pictures of a run that has no text. */
function comparePictures(
  { blocs }: { blocs: Bloc[] },
  page: { blocs: Bloc[] },
): Likeness | undefined {
  if (blocs.some((bloc) => bloc.type !== 'image')) return undefined
  const found = page.blocs.flatMap((other, at) =>
    blocs.some((bloc) => isSame(bloc, other)) ? at : [],
  )
  return found.length === 0
    ? undefined
    : { part: 1, blocs: found, missing: { before: 0, after: 0 } }
}

/**
 * Takes the blocks of an article from the PDF that replaced its own. Nothing of the former PDF
 * stays visible: text that is not found leaves the article and is kept as `ancienTexte` for an
 * administrator, as is a corrected text where the PDF's own text changed. An article without a
 * found block is hidden with its blocks, which are searched again in the next PDF.
 * @param isFree whether no other article has a block
 */
export function takeFromReplaced(
  article: StoredArticle,
  places: Place[],
  fichier: string,
  isFree: (ref: BlocRef) => boolean,
): Omit<WantedArticle, 'image'> {
  const blocs: BlocDArticle[] = []
  const lost: BlocDArticle[] = []
  for (const { run, match } of places) {
    const taken = match ? takeBlocs(run, match, isFree) : []
    if (taken.length > 0) blocs.push(...taken)
    else lost.push(...run.blocs)
  }
  const isLost = blocs.length === 0 && article.blocs.length > 0
  const { id, titre, chapo, auteurs, rubrique, corrige, texteCorrige } = article
  const isOtherText = !isDeepStrictEqual(blocs.flatMap(toWords), article.blocs.flatMap(toWords))
  const isOutdated = texteCorrige !== null && isOtherText
  const kept = isLost ? { blocs: article.blocs, fichier: article.fichier } : { blocs, fichier }
  return {
    ...{ id, titre, chapo, auteurs, rubrique, corrige },
    ...kept,
    ...toPageNumbers(article, places, blocs),
    visible: article.visible && !isLost,
    ...(isOutdated && { texteCorrige: null }),
    ...((isOutdated || lost.length > 0) && {
      aRevoir: true,
      ancienTexte: addFormerText(
        article.ancienTexte,
        toPlainText(isOutdated ? texteCorrige : lost),
      ),
    }),
  }
}

/**
 * Takes the blocks of a page between the first and the last that have a run's words, which no other article
 * has; and at either end as many as the run has blocks there that the page does not have: new words take
 * their place.
 */
function takeBlocs(
  run: Run,
  { page, blocs: found, missing }: NonNullable<Place['match']>,
  isFree: (ref: BlocRef) => boolean,
): BlocDArticle[] {
  const isOwn = (index: number) => isFree([page.page, index])
  const isText = (index: number) => {
    const bloc = page.blocs[index]
    return bloc !== undefined && bloc.type !== 'titre' && isOwn(index)
  }
  let [first, last] = [found[0] ?? 0, found.at(-1) ?? -1]
  for (let left = missing.before; left > 0 && isText(first - 1); left -= 1) first -= 1
  for (let left = missing.after; left > 0 && isText(last + 1); left -= 1) last += 1
  return page.blocs.flatMap((bloc, index) => {
    const isWithin = index >= first && index <= last
    const isPicture = bloc.type === 'image' && run.blocs.some((other) => isSame(other, bloc))
    return (isWithin || isPicture) && isOwn(index) ? [{ ...bloc, page: page.page }] : []
  })
}

/** Pages of an article, whose title, which is not among its blocks, moves with its first page. */
function toPageNumbers(
  { premierePage, dernierePage }: StoredArticle,
  places: Place[],
  blocs: BlocDArticle[],
): Pick<StoredArticle, 'premierePage' | 'dernierePage'> {
  const [first] = places.filter(({ match }) => match)
  if (!first?.match || blocs.length === 0) return { premierePage, dernierePage }
  const moved = premierePage + first.match.page.page - first.run.page
  const numbers = blocs.map(({ page }) => page)
  return {
    premierePage: Math.max(1, Math.min(moved, ...numbers)),
    dernierePage: Math.max(...numbers),
  }
}
