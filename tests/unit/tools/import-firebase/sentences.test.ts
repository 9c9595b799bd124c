import { expect, test } from 'vitest'
import { duration, planLines, summary } from '../../../../tools/import-firebase/src/sentences'
import type { Row } from '../../../../tools/import-firebase/src/types'

const row: Row = {
  key: '-Nabc',
  numero: 12,
  dateParution: '2019-03-15T12:00:00.000Z',
  faults: [],
  notes: [],
}

test('the summary counts in French', () => {
  expect(summary({ imported: 1000, known: 3, failed: 0 }, 130_000)).toBe(
    '1 000 numéros importés, 3 déjà là, 0 en erreur (2 min 10 s)',
  )
  expect(summary({ imported: 1, known: 0, failed: 1 }, 400)).toBe(
    '1 numéro importé, 0 déjà là, 1 en erreur (0 s)',
  )
})

test('a duration is said in its two largest units', () => {
  expect([59.4, 59.6, 60, 3599, 3600, 7384].map(duration)).toEqual([
    '59 s',
    '1 min 0 s',
    '1 min 0 s',
    '59 min 59 s',
    '1 h 0 min',
    '2 h 3 min',
  ])
})

test('each row and each fault has a line of its own', () => {
  const faults = [
    { code: 'invalid-pdf', message: 'abîmé' },
    { code: 'file-missing', message: 'absent' },
  ]

  expect(planLines({ state: 'known', row: { ...row, notes: ['vu'] } })).toEqual([
    'n° 12 · 2019-03-15 · déjà importé (vu)',
  ])
  expect(planLines({ state: 'faulty', row: { ...row, faults, numero: undefined } })).toEqual([
    'n° ? · 2019-03-15 · erreur : abîmé [invalid-pdf, clé -Nabc]',
    'n° ? · 2019-03-15 · erreur : absent [file-missing, clé -Nabc]',
  ])
})
