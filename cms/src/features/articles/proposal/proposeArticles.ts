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
import { findTitles } from './findTitles'
import { readNames, readSignature } from '../../lecture/text/readSignature'
import { followText, type FollowedArticle } from './followText'
import { makeArticle } from './makeArticle'
import { measureConfidence } from './measureConfidence'
import { countLetters, isRunning, placeBlocs, textOf, toKey, type PlacedBloc } from './placedBlocs'
import { readContents } from './readContents'
import { isLabel } from './textKinds'

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
