import { isStopWord, tokenize } from '@regards/text-analysis'
import type { Payload } from 'payload'

import { readContents } from '../../articles'
import { getSearchIndex } from '../index/getSearchIndex'
import { readNewestIssues } from '../indexing/readIssue'

/** Words that are suggested, and issues whose titles are looked at. */
const WORDS = 3
const ISSUES = 8

/** Shorter words say little by themselves. */
const MIN_LENGTH = 5

/**
 * Suggests words to somebody who has typed none: of each title of the newest issues, or else of the
 * articles of the newest one, the word that is found most often.
 */
export async function suggestWords(payload: Payload): Promise<string[]> {
  const issues = await readNewestIssues(payload, ISSUES)
  const [newest] = issues
  if (!newest) return []
  const contents = await readContents(payload, [newest.document])
  const articles = contents.get(newest.document) ?? []
  const titles = [...issues, ...articles].map(({ titre }) => listWords(titre ?? ''))
  const known = await getSearchIndex(payload).findWords([...new Set(titles.flat())])
  const byWord = new Map(known.map((word) => [word.mot, word]))
  const suggested = new Map<string, string>()
  for (const words of titles) {
    const [best] = words
      .flatMap((word) => byWord.get(word) ?? [])
      .toSorted((one, other) => other.total - one.total)
    if (best && !suggested.has(best.racine)) suggested.set(best.racine, best.forme)
  }
  return [...suggested.values()].slice(0, WORDS)
}

const listWords = (title: string): string[] =>
  tokenize(title)
    .map(({ word }) => word)
    .filter((word) => word.length >= MIN_LENGTH && !isStopWord(word) && !/\d/.test(word))
