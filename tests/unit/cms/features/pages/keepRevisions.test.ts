import { expect, test } from 'vitest'
import {
  isRevision,
  type StoredVersion,
} from '../../../../../cms/src/features/pages/versions/keepRevisions'

const MINUTE_MS = 60_000
const START = Date.parse('2026-11-27T20:00:00.000Z')
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString()

const paragraph = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})
const long = 'La bourrée se danse à deux ou à trois temps. '.repeat(10)

const latest = (parts: Partial<StoredVersion> = {}): StoredVersion => ({
  id: 'v1',
  createdAt: at(0),
  updatedAt: at(2),
  autosave: true,
  version: { modifiePar: 'anne@regards.test', titre: 'Danses', texte: paragraph(long) },
  ...parts,
})
const save = (parts: object = {}) => ({
  by: 'anne@regards.test',
  data: { titre: 'Danses', texte: paragraph(`${long}On tape du pied.`) } as Record<string, unknown>,
  now: START + 3 * MINUTE_MS,
  ...parts,
})

test('a growing draft is one version', () => {
  expect(isRevision(latest(), save())).toBe(false)
})

test.each([
  ['somebody else goes on', latest(), save({ by: 'luc@regards.test' })],
  ['of a pause of three minutes', latest(), save({ now: START + 5 * MINUTE_MS })],
  [
    'it was begun ten minutes ago',
    latest({ updatedAt: at(9.9) }),
    save({ now: START + 10 * MINUTE_MS }),
  ],
  ['all is replaced by a letter', latest(), save({ data: { texte: paragraph('a') } })],
  ['a text is emptied', latest(), save({ data: { titre: 'Danses', texte: null } })],
])('a draft is left as it is when %s', (_case, stored, next) => {
  expect(isRevision(stored, next)).toBe(true)
})

test('a field that a save does not have is not lost by it', () => {
  expect(isRevision(latest(), save({ data: { titre: 'Bals' } }))).toBe(false)
})

test('a correction of a few words is no revision', () => {
  expect(isRevision(latest(), save({ data: { texte: paragraph(long.slice(150)) } }))).toBe(false)
})
