import { parseQuery } from '@regards/text-analysis'
import { expect, test } from 'vitest'
import type {
  Candidate,
  EntryType,
  IndexQuery,
} from '../../../../../cms/src/features/recherche/index/SearchIndex'
import { findNearest } from '../../../../../cms/src/features/recherche/query/findNearest'

/** Entries by their words, which are their stems here. */
type Entries = [type: EntryType, words: string][]

const total = { coiffe: 20, bretagne: 30, mariage: 40 } as Record<string, number>

async function find(entries: Entries) {
  const ask = ({ groups }: IndexQuery) => {
    const candidates = entries
      .filter(([, words]) => groups.every(({ racines }) => racines.every((r) => words.includes(r))))
      .map(([type]) => ({ type }) as Candidate)
    const places = candidates.map(() => ({ annee: 0, rubrique: '', total: 1 }))
    return Promise.resolve({ candidates, places, total: places.length, isLowerBound: false })
  }
  const terms = parseQuery(Object.keys(total).join(' ')).terms.map((term) => ({
    ...{ term, racines: [term.word], total: total[term.word] ?? 0 },
  }))
  return findNearest(ask, { terms, phrases: [], excluded: { racines: [], phrases: [] } })
}

test('if no entry has all words, leaves out the word without which articles are found', async () => {
  const { sans, answer } = await find([
    ['site', 'coiffe bretagne'],
    ['page', 'bretagne mariage'],
    ['article', 'coiffe mariage'],
  ])
  expect(sans).toEqual(['bretagne'])
  expect(answer.candidates).toEqual([{ type: 'article' }])
})

test('pages of an issue are preferred to pages of the site', async () => {
  const { sans } = await find([
    ['site', 'coiffe bretagne'],
    ['page', 'bretagne mariage'],
  ])
  expect(sans).toEqual(['coiffe'])
})

test('of equal words, the commonest is left out', async () => {
  const { sans } = await find([
    ['article', 'coiffe bretagne'],
    ['article', 'bretagne mariage'],
  ])
  expect(sans).toEqual(['mariage'])
})
