import type { Bloc } from '../../lecture'
import type { ProposedArticle } from '../records/storedArticles'
import type { FollowedArticle } from './followText'
import type { FoundTitles } from './findTitles'
import { goesOn } from './textKinds'
import {
  MIN_SENTENCE_LETTERS,
  endsSentence,
  groupPages,
  isRest,
  isRunning,
  textOf,
  type PlacedBloc,
} from './placedBlocs'
import type { Contents } from './readContents'

/** Weight of a title that is in neither the list of contents nor the outline. */
const UNCONFIRMED = 0.5

/** Letters of text that a picture with its caption counts. */
const CAPTIONED_PICTURE = 300

/** Factor of a proposal when a missing page may hold missing text. */
const LOST_PAGE = 0.5

/**
 * Measures how sure a proposal is, from 0 to 1: the product of four parts. Titles that the list of
 * contents or the outline confirms; pages named there on which an article begins; text and pictures with
 * captions that are in an article; articles that begin and end with a sentence. A page that could not be read, or has no
 * text yet, halves it if it is named or an article may go on there.
 */
export function measureConfidence(
  proposed: ProposedArticle[],
  articles: FollowedArticle[],
  { named }: FoundTitles,
  contents: Contents,
  { blocs, others, lastPage }: { blocs: PlacedBloc[]; others: Set<PlacedBloc>; lastPage: number },
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
  const held = new Set(articles.flatMap(({ above, blocs: own }) => [...above, ...own]))
  const titles = (placed: PlacedBloc) =>
    articles.some(({ title: { from, to } }) => placed.order >= from && placed.order <= to)
  const isLost = (placed: PlacedBloc) =>
    !held.has(placed) &&
    !titles(placed) &&
    !others.has(placed) &&
    !contents.holds(placed) &&
    !isOnCover(placed, lastPage)
  const lost = weigh(blocs.filter(isLost))
  const covered = lost === 0 ? 1 : weigh([...held]) / (weigh([...held]) + lost)
  const whole = average(proposed.map(isWhole))
  const needed = new Set([
    ...named,
    ...proposed.filter(isUnended).map(({ dernierePage }) => dernierePage + 1),
  ])
  const known = [...needed].every((page) => page < 1 || page > lastPage || byPage.has(page))
  return Math.round(100 * confirmed * begun * covered * whole * (known ? 1 : LOST_PAGE)) / 100
}

/** Letters of text, and what a picture with a caption counts as much as. */
const weigh = (blocs: PlacedBloc[]): number =>
  blocs.reduce((sum, { bloc }) => {
    if (bloc.type === 'image') return sum + (bloc.legende ? CAPTIONED_PICTURE : 0)
    return sum + textOf(bloc).length
  }, 0)

/** Whether a block without running text stands on the first or the last page. */
const isOnCover = (placed: PlacedBloc, lastPage: number): boolean =>
  (placed.page === 1 || placed.page === lastPage) && !isRunning(placed)

/** Whether an article begins and ends as sentences do: 1, or a half for each. */
function isWhole(article: ProposedArticle): number {
  const first = textsOf(article).find((text) => text.length >= MIN_SENTENCE_LETTERS) ?? ''
  return (isRest(first) ? 0 : 0.5) + (isUnended(article) ? 0 : 0.5)
}

const isUnended = (article: ProposedArticle): boolean =>
  !endsSentence(textsOf(article).at(-1) ?? '')

const textsOf = ({ blocs }: ProposedArticle): string[] =>
  blocs
    .filter((bloc) => bloc.type !== 'image' && bloc.type !== 'titre' && !isSignature(bloc))
    .map(textOf)

const isSignature = (bloc: Bloc): boolean => bloc.type === 'paragraphe' && bloc.role === 'signature'
