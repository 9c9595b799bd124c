import { expect, test } from 'vitest'
import { toObjectPath } from '../../../../cms/src/storage/objectPath'

test.each(['regards/k3f9/fichier.pdf', 'images/a/fete-a-noel.png', 'a'])('%s is a path', (path) => {
  expect(toObjectPath(path)).toBe(path)
})

test.each([
  '',
  '/etc/passwd',
  'regards//a',
  'regards/',
  '../data/secret',
  'regards/../../data/secret',
  'regards/./a',
  '.metadata/regards/a.json',
  'regards\\..\\secret',
  'regards/\0',
  'a'.repeat(1025),
])('%j is refused', (path) => {
  expect(toObjectPath(path)).toBeUndefined()
})
