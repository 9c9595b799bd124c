import { expect, test } from 'vitest'
import { isPersonal, isPublicRead } from '../../../../cms/src/cache/publicRead'

test.each([
  '/api/regards',
  '/api/regards/0d6c-4b',
  '/api/regards/count',
  '/api/images/1',
  '/api/globals/accueil',
])('%s is read alike by all visitors', (path) => {
  expect(isPublicRead(path)).toBe(true)
})

test.each([
  '/api/users',
  '/api/users/me',
  '/api/health/ready',
  '/api/storage/objects',
  '/api/uploads',
  '/api/documents/file/fichier.pdf',
  '/api/regards/versions',
  '/api/globals/accueil/versions',
  '/api/globals/accueil/access',
  '/api/compteurs',
  '/regards',
])('%s is not', (path) => {
  expect(isPublicRead(path)).toBe(false)
})

test('a session or a token makes a request somebody’s own', () => {
  expect(isPersonal(undefined, 'a=b; payload-token=x')).toBe(true)
  expect(isPersonal('JWT x', undefined)).toBe(true)
  expect(isPersonal(undefined, 'a=b')).toBe(false)
  expect(isPersonal(undefined, null)).toBe(false)
})
