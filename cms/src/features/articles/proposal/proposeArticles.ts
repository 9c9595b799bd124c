import type { Bloc, EntreeDuPlan } from '../../lecture/types'
import { findTitles } from './findTitles'
import { followText } from './followText'
import { makeArticle } from './makeArticle'
import { measureConfidence } from './measureConfidence'
import { countLetters, isRunning, placeBlocs } from './placedBlocs'
import { readContents } from './readContents'

/** An article as the text of a PDF tells it. */
export interface ProposedArticle {
  titre: string
  chapo: string | null
  auteurs: string[]
  rubrique: string | null
  premierePage: number
  dernierePage: number
  /** Nom of the lead picture's figure. */
  image: string | null
  blocs: (Bloc & { page: number })[]
}

/** Confidence from which on articles are shown without an administrator’s look (decision 087). */
export const MIN_CONFIDENCE_TO_PUBLISH = 0.8

/** Letters of running text of an article, at least. */
const MIN_LETTERS = 120

/** Proposes the articles of an issue from the stored text of its PDF; none when it has none. */
export function proposeArticles({
  pages,
  plan,
}: {
  pages: { page: number; blocs: Bloc[] }[]
  plan: EntreeDuPlan[]
  nombreDePages: number
}): { articles: ProposedArticle[]; confiance: number } {
  const blocs = placeBlocs(pages)
  const contents = readContents(blocs)
  const found = findTitles(blocs, contents, plan)
  const followed = followText(blocs, found, contents).filter(
    (article) => countLetters(article.blocs.filter(isRunning)) >= MIN_LETTERS,
  )
  return {
    articles: followed.map(makeArticle),
    confiance: measureConfidence(followed, found, contents, blocs),
  }
}
