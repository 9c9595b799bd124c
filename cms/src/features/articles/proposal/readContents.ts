import { CONTENTS_HEADING } from '../../lecture/text/contents'
import { countLetters, groupPages, isRunning, textOf, toKey, type PlacedBloc } from './placedBlocs'

/** Text of an entry behind its title: a standfirst, the author. */
const MAX_REST = 60

/** Letters of an article beside a list of contents, at least. */
const MIN_ARTICLE_LETTERS = 250

/** A title that is listed, with the number of its page as it is printed there. */
export interface ListedTitle {
  /** Numbers beside it: right before it, and the first one after it. */
  before: number | undefined
  after: number | undefined
  /** Words behind the title. */
  rest: string[]
}

export interface Contents {
  /** Pages with a list of contents. */
  pages: Set<number>
  /** Whether a block is part of a list of contents. */
  holds: (placed: PlacedBloc) => boolean
  find: (titre: string) => ListedTitle | undefined
  /** All numbers of the lists that may be pages. */
  numbers: number[]
}

/**
 * Reads the lists of contents: from a heading as « Sommaire », or from the top of a page whose lines are
 * titles of later pages with their numbers, to the end of the page or the next text outside the
 * list.
 */
export function readContents(blocs: PlacedBloc[]): Contents {
  const held = new Set<PlacedBloc>()
  const listing = findListing(blocs)
  for (const start of blocs) {
    if (held.has(start) || !(listing.has(start) || CONTENTS_HEADING.test(textOf(start.bloc))))
      continue
    for (const placed of blocs.slice(start.order)) {
      const isEnd =
        placed.page !== start.page || (placed !== start && isArticle(placed, start, blocs))
      if (isEnd) break
      held.add(placed)
    }
  }
  const tokens = [...held].flatMap(({ bloc }) => tokensOf(textOf(bloc)))
  const places = toPlaces(tokens)
  return {
    pages: new Set([...held].map(({ page }) => page)),
    holds: (placed) => held.has(placed),
    find: (titre) => findTitle(tokens, places, titre),
    numbers: tokens.flatMap((token) => (/^\d{1,3}$/.test(token) ? Number(token) : [])),
  }
}

/** Titles that a page lists with numbers as far from their pages, at least: it is a list of contents. */
const MIN_LISTED = 3

/** Finds the first blocks of the pages that list titles of later pages. */
function findListing(blocs: PlacedBloc[]): Set<PlacedBloc> {
  const headings = blocs.flatMap(({ bloc, page }) =>
    bloc.type === 'titre' && bloc.niveau < 4 ? [{ titre: bloc.texte, page }] : [],
  )
  const starts = [...groupPages(blocs)].flatMap(([page, texts]) => {
    const tokens = texts.flatMap(({ bloc }) => tokensOf(textOf(bloc)))
    const places = toPlaces(tokens)
    const offsets = new Map<string, Set<string>>()
    for (const heading of headings) {
      if (heading.page <= page) continue
      const listed = findTitle(tokens, places, heading.titre)
      for (const [side, number] of [listed?.before, listed?.after].entries()) {
        if (number === undefined) continue
        const key = `${side} ${heading.page - number}`
        offsets.set(key, (offsets.get(key) ?? new Set()).add(toKey(heading.titre)))
      }
    }
    const most = Math.max(0, ...[...offsets.values()].map(({ size }) => size))
    return most >= MIN_LISTED ? texts.slice(0, 1) : []
  })
  return new Set(starts)
}

function toPlaces(tokens: string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, token] of tokens.entries()) {
    const others = places.get(token)
    if (others) others.push(at)
    else places.set(token, [at])
  }
  return places
}

/** Whether a heading on the page of a list of contents begins an article: the editorial stands there. */
function isArticle(
  { bloc, page, order }: PlacedBloc,
  { bloc: start }: PlacedBloc,
  blocs: PlacedBloc[],
): boolean {
  if (bloc.type !== 'titre') return false
  if (start.type === 'titre' && bloc.niveau > start.niveau) return false
  const behind = blocs.slice(order + 1).filter((placed) => placed.page === page)
  const end = behind.findIndex((placed) => placed.bloc.type === 'titre')
  const text = (end < 0 ? behind : behind.slice(0, end)).filter(isRunning)
  return countLetters(text) >= MIN_ARTICLE_LETTERS
}

/** Words and numbers of a text, without case and accents, and without « p. » before a number. */
const tokensOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(toKey)
    .filter((token) => token !== '' && !/^(?:pp?|pages?)$/.test(token))

/** @param places of each token among the tokens */
function findTitle(
  tokens: string[],
  places: Map<string, number[]>,
  titre: string,
): ListedTitle | undefined {
  const words = tokensOf(titre)
  const [first] = words
  if (first === undefined || words.join('').length < 4) return undefined
  for (const at of places.get(first) ?? []) {
    if (!words.every((word, index) => tokens[at + index] === word)) continue
    const rest = tokens.slice(at + words.length, at + words.length + MAX_REST)
    const next = rest.find((token) => /^\d{1,3}$/.test(token))
    const before = tokens[at - 1] ?? ''
    return {
      before: /^\d{1,3}$/.test(before) ? Number(before) : undefined,
      after: next === undefined ? undefined : Number(next),
      rest,
    }
  }
  return undefined
}

/** Whether the list of contents has this text behind a title. */
export function isListedBehind({ rest }: ListedTitle, text: string): boolean {
  const words = tokensOf(text)
  return words.length >= 3 && words.slice(0, 12).every((word, index) => rest[index] === word)
}
