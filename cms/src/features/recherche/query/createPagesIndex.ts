import { toStemPart, toSequencePart } from '../index/storedWords'
import type { PageText } from '../indexing/readIssue'
import { toIndexedEntry } from '../indexing/toIndexedEntry'
import type { AskIndex } from './findNearest'

/** Searches pages in memory, as the index searches entries: for one issue, whose pages are few. */
export function createPagesIndex(pages: PageText[]): AskIndex {
  const candidates = pages.map(({ document, page, texte }) => {
    const cle = `${document}/${page}`
    const source = { cle, type: 'page', page, titre: '', texte } as const
    const { date, titre, texte: words, longueur } = toIndexedEntry(source)
    return { ...source, groupe: document, date, titre, texte: words, longueur }
  })
  return ({ groups, phrases }) => {
    const sequences = phrases.map(toSequencePart)
    const found = candidates.filter(
      ({ texte }) =>
        sequences.every((part) => texte.includes(part)) &&
        groups.every(({ racines }) => racines.some((stem) => texte.includes(toStemPart(stem)))),
    )
    const { length: total } = found
    const places = total > 0 ? [{ annee: 0, rubrique: '', total }] : []
    return Promise.resolve({ places, total, isLowerBound: false, candidates: found })
  }
}
