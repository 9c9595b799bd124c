import type { Bloc, EntreeDuPlan } from '../../lecture/types'
import type { ProposedArticle } from '../types'

export type { ProposedArticle }

/** Confidence of a proposal, from 0 to 1, from which on its articles are shown without being checked. */
export const MIN_CONFIDENCE_TO_PUBLISH = 0.7

export interface ProposalInput {
  pages: { page: number; blocs: Bloc[] }[]
  plan: EntreeDuPlan[]
  nombreDePages: number
}

/**
 * Proposes the articles of an issue from the pages of its PDF: a heading of the second level begins
 * one.
 */
export function proposeArticles({ pages }: ProposalInput): {
  articles: ProposedArticle[]
  confiance: number
} {
  const articles: ProposedArticle[] = []
  for (const { page, blocs } of pages) {
    for (const bloc of blocs) {
      const last = articles.at(-1)
      if (bloc.type === 'titre' && bloc.niveau === 2) articles.push(begin(bloc.texte, page))
      else if (last) last.blocs.push({ ...bloc, page })
      if (last && articles.at(-1) === last) last.dernierePage = page
    }
  }
  const whole = articles.filter(({ blocs }) => blocs.length > 0)
  return { articles: whole, confiance: whole.length > 0 ? 1 : 0 }
}

const begin = (titre: string, page: number): ProposedArticle => ({
  ...{ titre, chapo: null, auteurs: [], rubrique: null, image: null },
  ...{ premierePage: page, dernierePage: page, blocs: [] },
})
