import { expect, test } from 'vitest'
import {
  fromFieldHash,
  toElementId,
  toFieldHash,
  toRowIds,
} from '../../../../../cms/src/admin/form/fieldHash'

test.each([
  ['titre', '#field-titre'],
  ['diapositives.0.lien.url', '#field-diapositives__0__lien__url'],
])('the address of the field %s ends with %s, which leads back to it', (path, hash) => {
  expect(toFieldHash(path)).toBe(hash)
  expect(fromFieldHash(hash)).toBe(path)
  expect(`#${toElementId(path)}`).toBe(hash)
})

test.each(['', '#', '#titre', '#field-', '#field-"]', '#field-a b'])(
  'another end of an address, %j, names no field',
  (hash) => {
    expect(fromFieldHash(hash)).toBeUndefined()
  },
)

test('the rows that a field is in are named as Payload names them, the innermost first', () => {
  expect(toRowIds('etapes.2.images.10.alt')).toEqual(['etapes-2-images-row-10', 'etapes-row-2'])
  expect(toRowIds('titre')).toEqual([])
})
