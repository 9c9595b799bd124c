import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { listPatterns, toHardTexts, toRegExp, type Pattern } from '../support/patterns'

/** Letters of a text: some bytes of a request may be repeated as often. */
const LENGTH = 250_000

/** Letters of a shorter text, of which the patterns that are slow on it are tried on the whole length. */
const SHORT_LENGTH = 50_000
/** Milliseconds for a shorter text: a pattern that looks at a run for each of its characters takes some 300. */
const SHORT_LIMIT = 60

/**
 * Milliseconds for a text. A pattern that looks at each character once takes some hundredths of a second; one that looks
 * at a run once for each of its characters takes eight.
 */
const LIMIT = 4_000

/** Patterns of which the text is cut before, by their beginnings, with its length. */
const BOUNDED: [start: string, length: number][] = [
  // packages/pdf-engine/src/readLetters.ts, MAX_NAME
  ['/(?:[-,].*|(?:PS|MT', 127],
  // web/src/features/administration/pdf/findSommaire.ts, maxLine
  ['/^(?<title>', 200],
  ['/^(?:p\\.?\\s?|page\\s)?(?<folio>', 200],
]

const context = createContext({ text: '', pattern: / / })

/** Whether a pattern is slow on its shorter texts, and on the whole ones too. */
function isSlow({ literal }: Pattern, limit: number): boolean {
  const [, length = LENGTH] = BOUNDED.find(([start]) => literal.startsWith(start)) ?? []
  return (
    exceeds(literal, Math.min(length, SHORT_LENGTH), SHORT_LIMIT) && exceeds(literal, length, limit)
  )
}

/** Runs a pattern on its hard texts; the engine stops it at the limit, in milliseconds. */
function exceeds(literal: string, length: number, limit: number): boolean {
  const pattern = toRegExp(literal)
  try {
    for (const text of toHardTexts(pattern, length)) {
      Object.assign(context, { pattern, text })
      runInContext('text.replace(pattern, "")', context, { timeout: limit })
    }
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true
    throw error
  }
}

test('a pattern that looks at a run for each of its characters is stopped', () => {
  expect(isSlow({ literal: String.raw`/\s+$/`, file: '' }, 1_000)).toBe(true)
})

test('no pattern of the product takes longer the more often its characters are repeated', () => {
  const patterns = listPatterns()
  expect(patterns.length).toBeGreaterThan(300)
  expect(patterns.filter((pattern) => isSlow(pattern, LIMIT))).toEqual([])
}, 600_000)
