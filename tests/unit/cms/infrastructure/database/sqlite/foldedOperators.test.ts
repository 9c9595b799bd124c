import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { toGlobPatterns } from '../../../../../../cms/src/infrastructure/database/sqlite/foldedOperators'

const client = createClient({ url: ':memory:' })

async function matches(text: string, words: string): Promise<boolean> {
  const found = await Promise.all(
    toGlobPatterns(words).map((pattern) =>
      client.execute({ sql: 'SELECT ? GLOB ? AS yes', args: [text, pattern] }),
    ),
  )
  return found.some(({ rows }) => rows[0]?.yes === 1)
}

test.each([
  ['École d’été', 'ecole'],
  ['ecole', 'ÉCOLE'],
  ['ÉTÉ', 'été'],
  ['Œuvre', 'oeuvre'],
  ['Oeuvre', 'œuvre'],
  ['Cœur', 'COEUR'],
  ['Łowicz', 'łowicz'],
  ['l’hiver', "l'hiver"],
  ['a[b]*c?d^e%f_g\\h', '[b]*c?d^e%f_g\\h'],
  ['x', ''],
  ['é'.repeat(1000), 'e'.repeat(1000)],
])('%s is found by %s', async (text, words) => {
  expect(await matches(text, words)).toBe(true)
})

test.each([
  ['ecole', 'école maternelle'],
  ['abc', '*'],
  ['abc', '?'],
  ['abc', '[a-z]'],
  ['abc', '%'],
  ['abc', '_'],
  ['abc', 'a%c'],
])('%s is not found by %s', async (text, words) => {
  expect(await matches(text, words)).toBe(false)
})
