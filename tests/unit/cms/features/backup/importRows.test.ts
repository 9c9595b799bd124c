import { expect, test } from 'vitest'
import { translateIds } from '../../../../../cms/src/features/backup/restore/importRows'
import { toMongoId } from '../../../../../cms/src/lib/payload/toMongoId'

const id = '814e1a40-f637-4037-97db-a88e46d80a01'
const other = '45cd6c28-a526-4794-b508-7537bdd52888'

test('an id of SQLite becomes the same id of MongoDB each time', () => {
  expect(toMongoId(id)).toMatch(/^[0-9a-f]{24}$/)
  expect(toMongoId(id)).toBe(toMongoId(id))
  expect(toMongoId(id)).not.toBe(toMongoId(other))
  expect(toMongoId('6b07310f217a6b18fec64ad5')).toBe('6b07310f217a6b18fec64ad5')
})

test('an id changes wherever a row names it, also inside a text; other UUIDs stay', () => {
  const row = {
    id,
    pdf: id,
    identifiant: `totp/${id}`,
    texte: { children: [{ value: id }] },
    other,
  }
  const mongo = toMongoId(id)

  expect(JSON.parse(translateIds(JSON.stringify(row), new Set([id])))).toEqual({
    id: mongo,
    pdf: mongo,
    identifiant: `totp/${mongo}`,
    texte: { children: [{ value: mongo }] },
    other,
  })
})
