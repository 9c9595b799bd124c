import { expect, test } from 'vitest'
import { hasCredentials, isPublicApiPath } from '../../../../../cms/src/lib/http/cacheControl'

test.each([
  '/api/regards',
  '/api/regards/0d6c-4b',
  '/api/regards/count',
  '/api/images/1',
  '/api/globals/accueil',
  '/api/regards/numero/52/lecture',
  '/api/regards/numero/52/texte',
])('%s is read alike by all visitors', (path) => {
  expect(isPublicApiPath(path)).toBe(true)
})

test.each([
  '/api/users',
  '/api/users/me',
  '/api/health/ready',
  '/api/storage/objects',
  '/api/uploads',
  '/api/documents/file/fichier.pdf',
  '/api/regards/versions',
  '/api/regards/numero/52/vue',
  '/api/regards/numero/x/lecture',
  '/api/globals/accueil/versions',
  '/api/globals/accueil/access',
  '/api/compteurs',
  '/regards',
])('%s is not', (path) => {
  expect(isPublicApiPath(path)).toBe(false)
})

test('a session or a token makes a request somebody’s own', () => {
  expect(hasCredentials(undefined, 'a=b; payload-token=x')).toBe(true)
  expect(hasCredentials('JWT x', undefined)).toBe(true)
  expect(hasCredentials(undefined, 'a=b')).toBe(false)
  expect(hasCredentials(undefined, null)).toBe(false)
})
