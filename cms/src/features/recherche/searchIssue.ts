import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'
import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { toSequencePart, toStemPart } from './index/storedWords'
import { isReady, readPageTexts, type PageText, type PublishedIssue } from './indexing/readIssue'
import { toIndexedEntry } from './indexing/toEntries'
import type { AskIndex } from './query/findNearest'
import { cut } from './results/readResults'
import { find, summarize } from './search'

/** Searches the pages of a published issue. */
export async function searchIssue(
  payload: Payload,
  { document }: PublishedIssue,
  q: string,
): Promise<IssueSearchResponse> {
  const prepared = await issuePages(document, () => readIssuePages(payload, document))
  const { pages, ask } = prepared ?? { pages: [], ask: createPagesIndex([]) }
  const found = await find(payload, ask, q)
  const hits = new Set(found.answer.candidates.map(({ page }) => page))
  const resultats = pages
    .filter(({ page }) => hits.has(page))
    .map(({ page, texte }) => ({ page, extrait: cut(texte, found) }))
  return { ...(await summarize(payload, ask, q, found)), resultats }
}

/** Issues whose pages stay prepared: readers search one issue several times. */
const MAX_PREPARED = 4

const issuePages = memoizeUntilContentChange<{ pages: PageText[]; ask: AskIndex }>(MAX_PREPARED)

async function readIssuePages(payload: Payload, document: string) {
  if (!(await isReady(payload, document))) return null
  const pages = await readPageTexts(payload, { document: { equals: document } })
  return { pages, ask: createPagesIndex(pages) }
}

/** Searches pages in memory, as the index searches entries: for one issue, whose pages are few. */
function createPagesIndex(pages: PageText[]): AskIndex {
  const candidates = pages.map(({ document, page, texte }) => {
    const cle = `${document}/${page}`
    const source = { cle, type: 'page', page, titre: '', texte } as const
    const { date, titre, texte: words, longueur } = toIndexedEntry(source)
    return { ...source, groupe: document, date, titre, texte: words, longueur }
  })
  return ({ groups, phrases, excluded }) => {
    const sequences = phrases.map(toSequencePart)
    const without = [
      ...(excluded?.racines.map(toStemPart) ?? []),
      ...(excluded?.phrases.map(toSequencePart) ?? []),
    ]
    const found = candidates.filter(
      ({ texte }) =>
        sequences.every((part) => texte.includes(part)) &&
        !without.some((part) => texte.includes(part)) &&
        groups.every(({ racines }) => racines.some((stem) => texte.includes(toStemPart(stem)))),
    )
    const { length: total } = found
    const places = total > 0 ? [{ annee: 0, rubrique: '', total }] : []
    return Promise.resolve({ places, total, isLowerBound: false, candidates: found })
  }
}
