import type { ProposedArticle } from '../records/storedArticles'
import type { FollowedArticle } from './followText'
import type { FoundTitles } from './findTitles'
import { goesOn } from './textKinds'
import {
  MIN_SENTENCE_LETTERS,
  countLetters,
  endsSentence,
  groupPages,
  isRest,
  isRunning,
  textOf,
  type PlacedBloc,
} from './placedBlocs'
import type { Contents } from './readContents'

/** What a title counts that neither the list of contents nor the outline has. */
const UNCONFIRMED = 0.5

/** What remains of a proposal when a page may hold what is missing. */
const LOST_PAGE = 0.5

/**
 * Measures how sure a proposal is, from 0 to 1: the product of four parts. Titles that the list of
 * contents or the outline confirms; pages named there on which an article begins; running text that is
 * in an article; articles that begin and end with a sentence. A page that could not be read, or has no
 * text yet, halves it if it is named or an article may go on there.
 */
export function measureConfidence(
  proposed: ProposedArticle[],
  articles: FollowedArticle[],
  { named }: FoundTitles,
  contents: Contents,
  { blocs, lastPage }: { blocs: PlacedBloc[]; lastPage: number },
): number {
  if (articles.length === 0) return 0
  const average = (values: number[]) =>
    values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length
  const confirmed = average(articles.map(({ title }) => (title.isConfirmed ? 1 : UNCONFIRMED)))
  const byPage = groupPages(blocs)
  const pagesOfText = new Set(
    [...byPage].filter(([, texts]) => goesOn(texts)).map(([page]) => page),
  )
  const readable = [...named].filter((page) => !contents.pages.has(page) && pagesOfText.has(page))
  const begun = average(
    readable.map((page) => (articles.some(({ title }) => title.page === page) ? 1 : 0)),
  )
  const held = new Set(articles.flatMap((article) => article.blocs))
  const isText = (placed: PlacedBloc) =>
    pagesOfText.has(placed.page) && isRunning(placed) && !contents.holds(placed)
  const all = countLetters(blocs.filter(isText))
  const covered = all === 0 ? 0 : Math.min(countLetters([...held].filter(isText)) / all, 1)
  const whole = average(proposed.map(isWhole))
  const needed = new Set([
    ...named,
    ...proposed.filter(isUnended).map(({ dernierePage }) => dernierePage + 1),
  ])
  const known = [...needed].every((page) => page < 1 || page > lastPage || byPage.has(page))
  return Math.round(100 * confirmed * begun * covered * whole * (known ? 1 : LOST_PAGE)) / 100
}

/** Whether an article begins and ends as sentences do: 1, or a half for each. */
function isWhole(article: ProposedArticle): number {
  const first = textsOf(article).find((text) => text.length >= MIN_SENTENCE_LETTERS) ?? ''
  return (isRest(first) ? 0 : 0.5) + (isUnended(article) ? 0 : 0.5)
}

const isUnended = (article: ProposedArticle): boolean =>
  !endsSentence(textsOf(article).at(-1) ?? '')

const textsOf = ({ blocs }: ProposedArticle): string[] =>
  blocs.filter(({ type }) => type !== 'image' && type !== 'titre').map(textOf)
