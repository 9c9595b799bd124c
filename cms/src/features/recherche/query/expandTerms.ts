import type { Group, SearchIndex, VocabularyWord } from '../index/SearchIndex'
import type { Term } from './parseQuery'

/** A term with everything that it stands for. */
export interface ExpandedTerm extends Group {
  term: Term
}

/** Words that the beginning of a word may stand for, and the shortest such beginning. */
const MAX_COMPLETIONS = 20
const MIN_PREFIX = 2

/**
 * Looks up the terms of a query in the vocabulary. A last word that occurs nowhere stands for the
 * words that begin like it, as somebody may be typing it: « brod » finds « broderie ».
 * @returns terms with total 0 for words that are not in the vocabulary
 */
export async function expandTerms(index: SearchIndex, terms: Term[]): Promise<ExpandedTerm[]> {
  const words = await index.findWordsByStem(terms.map(({ stem }) => stem))
  const totals = new Map<string, number>()
  for (const { racine, total } of words) totals.set(racine, (totals.get(racine) ?? 0) + total)
  return Promise.all(
    terms.map(async (term) => {
      const total = totals.get(term.stem) ?? 0
      if (total > 0 || !term.isOpen || term.word.length < MIN_PREFIX) {
        return { term, racines: [term.stem], total }
      }
      const completions = await index.findWordsByPrefix(term.word, MAX_COMPLETIONS)
      return { term, ...toGroup(term.stem, completions) }
    }),
  )
}

function toGroup(stem: string, words: VocabularyWord[]): Group {
  return {
    racines: [...new Set([stem, ...words.map(({ racine }) => racine)])],
    total: words.reduce((sum, { total }) => sum + total, 0),
  }
}
