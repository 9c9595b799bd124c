import {
  MAX_ARTICLES,
  MAX_AUTHOR,
  MAX_AUTHORS,
  MAX_SECTION,
  MAX_STANDFIRST,
  MAX_TITLE,
} from '@regards/contract/limits'
import { keepSigns } from '@regards/text-analysis'

import type { Bloc, EntreeDuPlan, StoredReading } from '../../lecture'
import type { PageWithBlocs } from '../records/pageBlocs'
import { REVIEWED, type ProposedArticle, type WantedArticle } from '../records/storedArticles'
import { findTitles, type FoundTitles } from './findTitles'
import { readNames, readSignature } from '../../lecture/text/readSignature'
import { followText, type FollowedArticle } from './followText'
import { makeArticle } from './makeArticle'
import {
  countLetters,
  isRunning,
  placeBlocs,
  textOf,
  toKey,
  type PlacedBloc,
  MIN_SENTENCE_LETTERS,
  endsSentence,
  groupPages,
  isRest,
} from './placedBlocs'
import { readContents, type Contents } from './readContents'
import { isLabel, goesOn } from './textKinds'

/** Confidence from which on articles are shown without an administrator’s look (decision 087). */
export const MIN_CONFIDENCE_TO_PUBLISH = 0.8

/** Letters of running text of an article, at least. */
const MIN_LETTERS = 120

export interface ProposalInput {
  pages: { page: number; blocs: Bloc[] }[]
  plan: EntreeDuPlan[]
  nombreDePages: number
}

/** Proposes the articles of an issue from the stored text of its PDF. */
export function proposeArticles({ pages, plan, nombreDePages }: ProposalInput): {
  articles: ProposedArticle[]
  /** From 0 to 1. */
  confiance: number
} {
  const blocs = placeBlocs(pages)
  const contents = readContents(blocs)
  const found = findTitles(blocs, contents, plan)
  const { articles: all, others } = followText(blocs, found, contents)
  const followed = dropHeads(all, others).filter(
    (article) => countLetters(article.blocs.filter(isRunning)) >= MIN_LETTERS,
  )
  const articles = followed.map(makeArticle)
  return {
    articles,
    confiance: measureConfidence(articles, followed, found, contents, {
      ...{ blocs, others },
      lastPage: nombreDePages,
    }),
  }
}

/** Articles that have the same line at their beginning, at least: it is a running head of first pages. */
const MIN_HEADS = 3

/** Blocks at the beginning of an article among which such a line is, and its letters at most. */
const MAX_HEAD = 4
const MAX_HEAD_LETTERS = 80

/** Removes running heads of first pages, as « Numéro 37 / Mai 2024 », and lists them. */
function dropHeads(articles: FollowedArticle[], others: Set<PlacedBloc>): FollowedArticle[] {
  const listHeads = ({ above, blocs, title }: FollowedArticle) =>
    [...above, ...blocs.slice(0, MAX_HEAD)].filter(
      ({ bloc, page }) =>
        bloc.type === 'paragraphe' && page === title.page && isHeadLine(bloc.texte),
    )
  const counts = new Map<string, number>()
  for (const article of articles) {
    for (const key of new Set(listHeads(article).map(({ bloc }) => toKey(textOf(bloc))))) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const most = Math.max(MIN_HEADS, articles.length / 2)
  const heads = articles
    .flatMap(listHeads)
    .filter(({ bloc }) => (counts.get(toKey(textOf(bloc))) ?? 0) >= most)
  for (const head of heads) others.add(head)
  const isKept = (placed: PlacedBloc) => !others.has(placed)
  return articles.map(({ title, above, blocs }) => ({
    title,
    above: above.filter(isKept),
    blocs: blocs.filter(isKept),
  }))
}

const isHeadLine = (text: string): boolean =>
  text.length <= MAX_HEAD_LETTERS && !isLabel(text) && !readSignature(text) && !readNames(text)

/** Articles as they are proposed. */
export function readProposal(
  fichier: string,
  { plan, nombreDePages }: StoredReading,
  pages: PageWithBlocs[],
): WantedArticle[] {
  const { articles, confiance } = proposeArticles({
    pages: pages.map(({ page, blocs }) => ({ page, blocs })),
    plan: plan ?? [],
    nombreDePages: nombreDePages ?? pages.length,
  })
  const visible = confiance >= MIN_CONFIDENCE_TO_PUBLISH
  return articles.slice(0, MAX_ARTICLES).map((article) => ({
    ...bound(article),
    fichier,
    visible,
    corrige: false,
    texteCorrige: null,
    ...REVIEWED,
  }))
}

/** Cuts what passes the bounds of the panel. */
const bound = ({
  titre,
  chapo,
  auteurs,
  rubrique,
  premierePage,
  dernierePage,
  image,
  blocs,
}: ProposedArticle): ProposedArticle => ({
  titre: keepSigns(cut(titre, MAX_TITLE)),
  chapo: chapo && keepSigns(cut(chapo, MAX_STANDFIRST)),
  auteurs: auteurs.slice(0, MAX_AUTHORS).map((auteur) => cut(auteur, MAX_AUTHOR)),
  rubrique: rubrique && cut(rubrique, MAX_SECTION),
  ...{ premierePage, dernierePage, image, blocs },
})

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`

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
function measureConfidence(
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
