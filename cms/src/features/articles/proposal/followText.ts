import {
  COMES_FROM,
  GOES_ON,
  goesOn,
  isAboveTitle,
  isAdvertisementPage,
  isLabel,
  isMasthead,
  isOtherHeading,
  isPlate,
} from './textKinds'
import {
  MIN_SENTENCE_LETTERS,
  endsSentence,
  groupPages,
  isRest,
  isRunning,
  listAbove,
  textOf,
  toKey,
  type PlacedBloc,
} from './placedBlocs'
import type { Contents } from './readContents'
import type { FoundTitles, Title } from './findTitles'

/** An article as it is followed: its title, and the blocks behind and before it. */
export interface FollowedArticle {
  title: Title
  /** Blocks of its page above its title: label of the section, pictures. */
  above: PlacedBloc[]
  blocs: PlacedBloc[]
}

/** « Le rouet (suite) », a title repeated where its article continues. */
const TITLE_AGAIN = /(?<!\s)\s*[(–—-]\s*suite(?: et fin)?\s*(?:\)\s*)?$/iu

/** Blocks above a title that are looked at. */
const MAX_ABOVE = 4

/**
 * Gives the blocks behind each title to its article: over columns and pages, to the page where it
 * continues, with pages of pictures between or behind, without blocks that belong to no article.
 */
export function followText(
  blocs: PlacedBloc[],
  { titles, offset }: FoundTitles,
  contents: Contents,
) {
  const articles: FollowedArticle[] = []
  /** Blocks that belong to no article: advertisements, mastheads, forms, « suite page 5 ». */
  const others = new Set<PlacedBloc>()
  const starts = new Map(titles.map((title) => [title.from, title]))
  const byPage = groupPages(blocs)
  const lastPage = findLastPage(byPage, titles)
  const jumps = new Map<FollowedArticle, number>()
  /** The article of the blocks, and the one that goes on with the next page. */
  let current: FollowedArticle | undefined
  let next: FollowedArticle | undefined
  let page = 0
  let isOther = false
  let skipTo = -1
  for (const [at, placed] of blocs.entries()) {
    if (placed.page !== page) {
      page = placed.page
      const texts = byPage.get(page) ?? []
      const isOwn =
        goesOn(texts) ||
        isRestOf(next, texts) ||
        (next && isPlate(texts, next.title.niveau, page > lastPage))
      current = isOwn ? next : undefined
      isOther = isAdvertisementPage(texts)
    }
    const title = starts.get(at)
    if (title) {
      current = { title, above: takeAbove(at, blocs, current, contents), blocs: [] }
      articles.push(current)
      next = current
      isOther = false
      skipTo = title.to
    }
    if (at <= skipTo || contents.holds(placed)) continue
    const text = textOf(placed.bloc)
    const goes = GOES_ON.exec(text)?.[1]
    const comes = COMES_FROM.exec(text)?.[1]
    if (goes !== undefined && current) {
      jumps.set(current, Number(goes) + offset)
      next = undefined
      others.add(placed)
    } else if (comes !== undefined || TITLE_AGAIN.test(text)) {
      const from = comes === undefined ? undefined : Number(comes) + offset
      const resumed = findResumed(articles, jumps, page, from, text)
      if (resumed && current !== resumed) next = isUnfinished(current) ? current : resumed
      current = resumed ?? current
      others.add(placed)
    } else if (placed.bloc.type === 'titre' && isOtherHeading(text)) {
      current = undefined
      isOther = true
      others.add(placed)
    } else if (isOther || isLeftOut(text) || (current && isTitleAgain(current, placed))) {
      others.add(placed)
    } else current?.blocs.push(placed)
  }
  return { articles, others }
}

/** Finds the last page on which a title stands or running text goes on. */
const findLastPage = (byPage: Map<number, PlacedBloc[]>, titles: Title[]): number =>
  Math.max(
    ...titles.map(({ page }) => page),
    ...[...byPage].flatMap(([page, texts]) => (goesOn(texts) ? page : [])),
  )

const isLeftOut = (text: string): boolean =>
  isMasthead(text) || (text.length < 200 && /^publicité$/iu.test(text.trim()))

/** Whether a heading is the title of its article, which stands at the top of each of its pages. */
const isTitleAgain = ({ title }: FollowedArticle, { bloc, page }: PlacedBloc): boolean =>
  page > title.page && bloc.type === 'titre' && toKey(bloc.texte) === toKey(title.titre)

/** Finds the article that continues on a page: by « suite page N », title or page number. */
function findResumed(
  articles: FollowedArticle[],
  jumps: Map<FollowedArticle, number>,
  page: number,
  from: number | undefined,
  text: string,
): FollowedArticle | undefined {
  const key = toKey(text.replace(TITLE_AGAIN, ''))
  const reaches = ({ title, blocs }: FollowedArticle) =>
    from !== undefined && title.page <= from && (blocs.at(-1)?.page ?? title.page) >= from
  return (
    (from === undefined
      ? articles.findLast(({ title }) => toKey(title.titre) === key)
      : articles.findLast((article) => jumps.get(article) === page && reaches(article))) ??
    articles.findLast((article) => jumps.get(article) === page) ??
    articles.findLast(reaches)
  )
}

/** Whether a page begins with the rest of a sentence of an article. */
function isRestOf(article: FollowedArticle | undefined, page: PlacedBloc[]): boolean {
  const first = page.find(({ bloc }) => bloc.type !== 'image')
  return first !== undefined && isRest(textOf(first.bloc)) && isUnfinished(article)
}

/** Whether an article ends in the middle of a sentence so far. */
function isUnfinished(article: FollowedArticle | undefined): boolean {
  const last = article?.blocs
    .map(({ bloc }) => (bloc.type === 'paragraphe' && !bloc.role ? bloc.texte : ''))
    .findLast((text) => text.length >= MIN_SENTENCE_LETTERS)
  return last !== undefined && !endsSentence(last)
}

/** Moves pictures, captions and the section's label above a title to its article, no text. */
function takeAbove(
  at: number,
  blocs: PlacedBloc[],
  before: FollowedArticle | undefined,
  contents: Contents,
): PlacedBloc[] {
  const { page } = blocs[at] ?? { page: 0 }
  const isFirst = !listAbove(blocs, at, page).some(isRunning)
  const above: PlacedBloc[] = []
  for (let index = at - 1; index >= Math.max(0, at - MAX_ABOVE); index -= 1) {
    const placed = blocs[index]
    if (!placed || placed.page !== page) break
    const text = textOf(placed.bloc)
    // The label of an editorial that stands below the list of contents.
    if (contents.holds(placed) && !(index === at - 1 && isLabel(text))) break
    const isOwn = isFirst
      ? isAboveTitle(placed) && (isLabel(text) || !isUnfinished(before))
      : above.length === 0 && placed.bloc.type === 'paragraphe' && isLabel(text)
    if (!isOwn) break
    above.unshift(placed)
  }
  if (before) before.blocs = before.blocs.filter((placed) => !above.includes(placed))
  return above
}
