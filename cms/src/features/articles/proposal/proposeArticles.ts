import type { Bloc, EntreeDuPlan } from '../../lecture'
import type { ProposedArticle } from '../types'
import { findTitles } from './findTitles'
import { followText } from './followText'
import { makeArticle } from './makeArticle'
import { measureConfidence } from './measureConfidence'
import { countLetters, isRunning, placeBlocs } from './placedBlocs'
import { readContents } from './readContents'

export type { ProposedArticle }

/** Confidence from which on articles are shown without an administrator’s look (decision 087). */
export const MIN_CONFIDENCE_TO_PUBLISH = 0.8

/** Letters of running text of an article, at least. */
const MIN_LETTERS = 120

export interface ProposalInput {
  pages: { page: number; blocs: Bloc[] }[]
  plan: EntreeDuPlan[]
  nombreDePages: number
}

/** Proposes the articles of an issue from the stored text of its PDF; none when it has none. */
export function proposeArticles({ pages, plan, nombreDePages }: ProposalInput): {
  articles: ProposedArticle[]
  /** From 0 to 1. */
  confiance: number
} {
  const blocs = placeBlocs(pages)
  const contents = readContents(blocs)
  const found = findTitles(blocs, contents, plan)
  const followed = followText(blocs, found, contents).filter(
    (article) => countLetters(article.blocs.filter(isRunning)) >= MIN_LETTERS,
  )
  const articles = followed.map(makeArticle)
  return {
    articles,
    confiance: measureConfidence(articles, followed, found, contents, {
      blocs,
      lastPage: nombreDePages,
    }),
  }
}
