import { expect, test } from 'vitest'
import { isObjectPathPrefix, toObjectPath } from '../../../../../cms/src/media/storage/objectPath'

test.each(['regards/k3f9/fichier.pdf', 'images/fête à Noël.png', 'a', 'a'.repeat(250)])(
  '%s is a path',
  (path) => {
    expect(toObjectPath(path)).toBe(path)
  },
)

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
  'a'.repeat(251),
  'é'.repeat(126),
  'a/'.repeat(512) + 'a',
])('%j is refused', (path) => {
  expect(toObjectPath(path)).toBeUndefined()
})

test.each(['', 'r', 'regards', 'regards/', 'regards/k3', 'à l’'])('%j begins a path', (start) => {
  expect(isObjectPathPrefix(start)).toBe(true)
})

test.each(['/', '.', '..', '../', 'a//', 'a/../', 'a/.', '.metadata/', '\0', 'a\\'])(
  '%j begins none',
  (start) => {
    expect(isObjectPathPrefix(start)).toBe(false)
  },
)
