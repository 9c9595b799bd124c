import { isStopWord, MIN_PREFIX, type Term } from '@regards/text-analysis'

import type { Group, SearchIndex, VocabularyWord } from '../index/SearchIndex'

/** A term with everything that it stands for. */
export interface ExpandedTerm extends Group {
  term: Term
}

/** Words that the beginning of a word may stand for. */
const MAX_COMPLETIONS = 20

/**
 * Looks up the terms of a query in the vocabulary. A last word that occurs nowhere stands for the
 * words that begin like it, as somebody may be typing it: « brod » finds « broderie ».
 * @returns terms with total 0 for words that are not in the vocabulary
 */
export async function expandTerms(index: SearchIndex, terms: Term[]): Promise<ExpandedTerm[]> {
  const words = await index.findWordsByStem(terms.flatMap(({ stems }) => stems))
  const totals = new Map<string, number>()
  for (const { racine, total } of words) totals.set(racine, (totals.get(racine) ?? 0) + total)
  return Promise.all(
    terms.map(async (term) => {
      const total = term.stems.reduce((sum, stem) => sum + (totals.get(stem) ?? 0), 0)
      if (total > 0 || !term.isOpen || term.word.length < MIN_PREFIX) {
        return { term, racines: term.stems, total }
      }
      const completions = await index.findWordsByPrefix(term.word, MAX_COMPLETIONS)
      return { term, ...toGroup(term.stems, completions) }
    }),
  )
}

function toGroup(stems: string[], completions: VocabularyWord[]): Group {
  const words = completions.filter(({ mot }) => !isStopWord(mot))
  return {
    racines: [...new Set([...stems, ...words.map(({ racine }) => racine)])],
    total: words.reduce((sum, { total }) => sum + total, 0),
  }
}
