import { toPlainText } from '../../lecture/text/toPlainText'
import type { PageWithBlocs } from '../records/pageBlocs'
import type { BlocDArticle, StoredArticle, WantedArticle } from '../records/storedArticles'

/**
 * Takes the blocks of an article anew from the pages of its PDF, after these were made again:
 * page by page, where the page has all the texts that the article has of it, in their order. Of a
 * replaced PDF the page may be another one, as pages were added before it. The blocks of another page
 * stay, without the pictures that are gone.
 *
 * An article of a replaced PDF that has none of its pages any more is not visible until an
 * administrator decides.
 * @param fichier folder of the PDF of the pages
 */
export function takeAnew(
  article: StoredArticle,
  pages: PageWithBlocs[],
  fichier: string,
): WantedArticle {
  const isReplaced = article.fichier !== fichier
  const blocs: BlocDArticle[] = []
  let shift = 0
  let firstShift: number | undefined
  for (const run of toRuns(article.blocs)) {
    const there = findPage(run, pages, shift, isReplaced)
    if (there) {
      shift = there.page.page - run.page
      firstShift ??= shift
      blocs.push(...there.blocs)
    } else {
      const here = isReplaced ? undefined : pages.find(({ page }) => page === run.page)
      blocs.push(...run.blocs.flatMap((bloc) => takePicture(bloc, here)))
    }
  }
  const isLost = isReplaced && firstShift === undefined && article.blocs.length > 0
  return {
    id: article.id,
    titre: article.titre,
    chapo: article.chapo,
    auteurs: article.auteurs,
    rubrique: article.rubrique,
    premierePage: article.premierePage + (firstShift ?? 0),
    dernierePage: article.dernierePage + shift,
    image: findImage(article, blocs),
    blocs,
    fichier,
    visible: article.visible && !isLost,
    corrige: article.corrige,
  }
}

/** Blocks of an article that follow each other on one page. */
interface Run {
  page: number
  blocs: BlocDArticle[]
}

function toRuns(blocs: BlocDArticle[]): Run[] {
  const runs: Run[] = []
  for (const bloc of blocs) {
    const last = runs.at(-1)
    if (last?.page === bloc.page) last.blocs.push(bloc)
    else runs.push({ page: bloc.page, blocs: [bloc] })
  }
  return runs
}

/** Finds the page that has the blocks of a run: the same one, or one as far from it as the last. */
function findPage(
  run: Run,
  pages: PageWithBlocs[],
  shift: number,
  isReplaced: boolean,
): { page: PageWithBlocs; blocs: BlocDArticle[] } | undefined {
  const distance = ({ page }: PageWithBlocs) => Math.abs(page - run.page - shift)
  const candidates = isReplaced
    ? pages.toSorted((one, other) => distance(one) - distance(other))
    : pages.filter(({ page }) => page === run.page)
  for (const page of candidates) {
    const blocs = matchRun(run, page)
    if (blocs) return { page, blocs }
  }
  return undefined
}

/** @returns undefined if a text is missing, or if the run has no text to know the page by */
function matchRun({ page, blocs }: Run, there: PageWithBlocs): BlocDArticle[] | undefined {
  const isTextless = blocs.every((bloc) => toText(bloc) === '')
  if (isTextless && page !== there.page) return undefined
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

const toText = (bloc: BlocDArticle | PageWithBlocs['blocs'][number]): string =>
  bloc.type === 'image' ? '' : toPlainText([bloc])

/** Pictures are the same where they are at the same place of the page. */
function isSame(one: BlocDArticle, other: PageWithBlocs['blocs'][number]): boolean {
  if (one.type !== 'image' || other.type !== 'image') {
    return one.type !== 'image' && other.type !== 'image' && toText(one) === toText(other)
  }
  if (!one.figure || !other.figure) return one.alternative === other.alternative
  const sides = one.figure.place.map((side, at) => Math.abs(side - (other.figure?.place[at] ?? 0)))
  return Math.max(...sides) <= MAX_DEVIATION
}

/** Of the sides of a picture that is the same, in ten-thousandths of the page. */
const MAX_DEVIATION = 100

/** The files of a picture are those of the page's present blocks: one that the page has no more goes. */
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
