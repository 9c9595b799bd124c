import type { EntreeDuPlan } from '../../lecture'
import { readNames, readSignature } from '../../lecture/text/readSignature'
import { isAboveTitle, isOtherHeading } from './textKinds'
import { countLetters, isRunning, listAbove, toKey, type PlacedBloc } from './placedBlocs'
import type { Contents, ListedTitle } from './readContents'

/** A heading that may be the title of an article; it may stand in several blocks. */
export interface Title {
  titre: string
  page: number
  niveau: number
  /** Its blocks: places in the order of all blocks. */
  from: number
  to: number
  /** Whether the list of contents or the outline has it, with its page. */
  isConfirmed: boolean
  /** Its entry in the list of contents. */
  listed: ListedTitle | undefined
}

export interface FoundTitles {
  titles: Title[]
  /** Pages that the list of contents or the outline names. */
  named: Set<number>
  /** Difference between the page of the PDF and the printed number. */
  offset: number
}

/** Blocks of a title, at most: lines of several sizes or distances. */
const MAX_PARTS = 3

const MAX_TITLE_LETTERS = 200

/** Letters of text that a title which no list confirms needs, at least. */
const MIN_BODY_LETTERS = 250

/** Blocks behind a title that are looked at. */
const MAX_LOOK_AHEAD = 200

/** Entries of the outline that must be headings for its level to be that of articles. */
const MIN_OUTLINE_TITLES = 2

/**
 * Finds the titles of articles: headings that the contents or the outline have with their pages;
 * beside them, and where neither tells, the largest headings that begin text.
 */
export function findTitles(
  blocs: PlacedBloc[],
  contents: Contents,
  plan: EntreeDuPlan[],
): FoundTitles {
  const candidates = listCandidates(blocs, contents)
  const outline = readOutline(candidates, plan)
  const { offset, isBefore } = measureOffset(candidates)
  const confirm = (title: Title): Title => {
    const number = readNumber(title, isBefore)
    const isListed = number !== undefined && number + offset === title.page
    return { ...title, isConfirmed: isListed || outline.has(title) }
  }
  const all = candidates.map(confirm)
  const isAloneOnPage = ({ page }: Title) =>
    all.every((other) => other.page !== page || other.niveau > 4 || !other.isConfirmed)
  const confirmed = all.filter(
    (title) => title.isConfirmed && (title.niveau < 5 || isAloneOnPage(title)),
  )
  const titles = dropOverlaps([...confirmed, ...findOthers(all, confirmed, blocs, contents)])
  const listed = contents.numbers.map((number) => number + offset)
  const outlined = [...outline].map(({ page }) => page)
  return {
    titles,
    named: new Set(
      confirmed.some(({ listed: found }) => found) ? [...listed, ...outlined] : outlined,
    ),
    offset,
  }
}

/** Lists the headings, those of several blocks as well, and short paragraphs that are listed. */
function listCandidates(blocs: PlacedBloc[], contents: Contents): Title[] {
  return blocs.flatMap((first, from) => {
    if (contents.holds(first)) return []
    const found: Title[] = []
    const most = first.bloc.type === 'titre' ? MAX_PARTS : 1
    for (let to = from; to < Math.min(from + most, blocs.length); to += 1) {
      const parts = blocs.slice(from, to + 1)
      if (!parts.every((part) => isAlike(part, first))) break
      const titre = parts.map(({ bloc }) => ('texte' in bloc ? bloc.texte : '')).join(' ')
      if (titre.length > MAX_TITLE_LETTERS || isOtherHeading(titre) || !/\p{L}{3}/u.test(titre))
        break
      const listed = contents.find(titre)
      const isHeading = first.bloc.type === 'titre'
      if (!isHeading && !listed) continue
      if (isHeading && to > from && !listed) continue
      const niveau = first.bloc.type === 'titre' ? first.bloc.niveau : 5
      found.push({ titre, page: first.page, niveau, from, to, isConfirmed: false, listed })
    }
    return found
  })
}

/** Reads the listed number of a title’s page; of a text that is no heading, it stands next to it. */
function readNumber({ listed, niveau }: Title, isBefore: boolean): number | undefined {
  if (isBefore || !listed) return listed?.before
  return niveau > 4 && String(listed.after) !== listed.rest[0] ? undefined : listed.after
}

/** Whether two blocks may be parts of one title. */
function isAlike({ bloc, page }: PlacedBloc, first: PlacedBloc): boolean {
  if (page !== first.page || bloc.type !== first.bloc.type) return false
  if (bloc.type === 'titre' && first.bloc.type === 'titre') return bloc.niveau === first.bloc.niveau
  return bloc.type === 'paragraphe'
}

/** Finds the titles of the outline at their pages, of its highest level with several headings. */
function readOutline(candidates: Title[], plan: EntreeDuPlan[]): Set<Title> {
  const levels = [...new Set(plan.map(({ niveau }) => niveau))].sort((one, other) => one - other)
  for (const level of levels) {
    const entries = plan.filter(({ niveau, titre }) => niveau === level && !isOtherHeading(titre))
    const found = candidates.filter((title) =>
      entries.some(({ titre, page }) => page === title.page && toKey(titre) === toKey(title.titre)),
    )
    if (found.length >= MIN_OUTLINE_TITLES) return new Set(found)
  }
  return new Set()
}

/** Measures by the listed titles where their numbers stand, and how far these are from the pages. */
function measureOffset(candidates: Title[]): { offset: number; isBefore: boolean } {
  const counts = new Map<string, { offset: number; isBefore: boolean; pages: Set<number> }>()
  for (const { page, listed } of candidates) {
    if (!listed) continue
    for (const isBefore of [true, false]) {
      const number = isBefore ? listed.before : listed.after
      if (number === undefined) continue
      const key = `${isBefore} ${page - number}`
      const count = counts.get(key) ?? { offset: page - number, isBefore, pages: new Set() }
      counts.set(key, count)
      // Its standfirst may be listed too: it counts once.
      count.pages.add(page)
    }
  }
  const [best] = [...counts.values()].sort(
    (one, other) =>
      other.pages.size - one.pages.size || Math.abs(one.offset) - Math.abs(other.offset),
  )
  return best ?? { offset: 0, isBefore: false }
}

/**
 * Finds titles that no list confirms: as large as the others at the beginning of text; smaller ones
 * that are first on their page or column with authors below; or titles on a page of short texts.
 */
function findOthers(
  all: Title[],
  confirmed: Title[],
  blocs: PlacedBloc[],
  contents: Contents,
): Title[] {
  const headings = all.filter(({ isConfirmed, niveau }) => !isConfirmed && niveau < 5)
  const levels = new Map<number, number>()
  for (const { from, niveau } of [...confirmed, ...headings]) {
    levels.set(from, Math.min(niveau, levels.get(from) ?? niveau))
  }
  const begins = (title: Title) => countBody(title, levels, blocs)
  const open = headings.filter((title) => begins(title) >= MIN_BODY_LETTERS)
  const level = Math.min(...(confirmed.length > 0 ? confirmed : open).map(({ niveau }) => niveau))
  const first = open.filter((title) => isFirstOfPage(title, blocs, contents))
  return open.filter((title) => {
    if (title.niveau <= level && (confirmed.length === 0 || first.includes(title))) return true
    const isAtTop = first.includes(title) || isFirstOfColumn(title, blocs)
    if (isAtTop && isSigned(title, blocs)) return true
    if (title.niveau <= level) return false
    return first.some((other) => standsWith(other, title) && beginsShortTexts(other, blocs))
  })
}

const standsWith = (one: Title, other: Title): boolean =>
  one.page === other.page && one.niveau === other.niveau

/** Whether a heading without authors stands behind the signature of an article: it begins a page of short texts. */
function beginsShortTexts(title: Title, blocs: PlacedBloc[]): boolean {
  const before = blocs[title.from - 1]?.bloc
  const isBehindSignature = before && 'role' in before && before.role === 'signature'
  return Boolean(isBehindSignature) && !isSigned(title, blocs)
}

/** Whether authors are named below a heading, perhaps behind its standfirst: it is the title of an article. */
function isSigned({ to }: Title, blocs: PlacedBloc[]): boolean {
  const below = blocs.slice(to + 1).find(({ bloc }) => !('role' in bloc && bloc.role === 'chapo'))
  if (below?.bloc.type !== 'paragraphe') return false
  const { role, texte } = below.bloc
  return role === 'signature' || Boolean(readSignature(texte) ?? readNames(texte))
}

/** Letters of running text behind a title on its page and the next, up to the next heading as large. */
function countBody(title: Title, levels: Map<number, number>, blocs: PlacedBloc[]): number {
  const text: PlacedBloc[] = []
  for (const placed of blocs.slice(title.to + 1, title.to + 1 + MAX_LOOK_AHEAD)) {
    const isNext = (levels.get(placed.order) ?? Infinity) <= title.niveau
    if (isNext || placed.page > title.page + 1) break
    if (isRunning(placed)) text.push(placed)
  }
  return countLetters(text)
}

/** Whether nothing but pictures, captions and a label stands above a title on its page. */
const isFirstOfPage = ({ page, from }: Title, blocs: PlacedBloc[], contents: Contents): boolean =>
  listAbove(blocs, from, page).every((placed) => contents.holds(placed) || isAboveTitle(placed))

const isFirstOfColumn = ({ from }: Title, blocs: PlacedBloc[]): boolean => {
  const bloc = blocs[from]?.bloc
  return bloc?.type === 'titre' && bloc.enTete === true
}

/** Of titles in the same blocks, keeps the confirmed, the longest or the first one. */
function dropOverlaps(titles: Title[]): Title[] {
  const kept: Title[] = []
  const weigh = ({ isConfirmed, from, to }: Title) => (isConfirmed ? 10 : 0) + to - from
  for (const title of titles.toSorted((one, other) => weigh(other) - weigh(one))) {
    if (kept.every(({ from, to }) => title.to < from || title.from > to)) kept.push(title)
  }
  // A title stands again at the top of the next page.
  return kept
    .toSorted((one, other) => one.from - other.from)
    .filter(({ titre }, index, all) => toKey(titre) !== toKey(all[index - 1]?.titre ?? ''))
}
