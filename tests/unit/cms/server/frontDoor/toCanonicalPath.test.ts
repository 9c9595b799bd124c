import { expect, test } from 'vitest'
import { toCanonicalPath } from '../../../../../cms/src/server/frontDoor/toCanonicalPath'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/regards/52', '/regards/52'],
  ['//regards///52', '/regards/52'],
  ['/REGARDS/0052/Lire', '/regards/52/lire'],
  ['/regards/0', '/regards/0'],
  ['/regards/52/lire/03', '/regards/52/lire/3'],
  ['/regards/52/lire/0', '/regards/52/lire/0'],
  ['/regards/52/articles/', '/regards/52'],
  ['/regards/52/articles/03', '/regards/52/articles/03'],
  ['/regards/52/', '/regards/52'],
  ['/a-propos/notre%2Dsiege', '/a-propos/notre-siege'],
  ['/%2E%2E', undefined],
  ['/.%2e/a', undefined],
  ['/a/../b', undefined],
  ['/\\exemple.fr', undefined],
  ['//exemple.fr', '/exemple.fr'],
  ['/%2F%2Fexemple.fr', '/%2f%2fexemple.fr'],
  ['/%252e', '/%252e'],
  ['/%zz', undefined],
  ['https://exemple.fr/', undefined],
])('%s is spelt %s', (pathname, canonical) => {
  expect(toCanonicalPath(pathname)).toBe(canonical)
  if (canonical) expect(toCanonicalPath(canonical)).toBe(canonical)
})
