import { expect, test } from 'vitest'
import {
  classifyMethod,
  classifyRoute,
} from '../../../../../cms/src/server/frontDoor/classifyRoute'

test.each([
  ['/', 'page'],
  ['/regards', 'page'],
  ['/regards/52', 'page'],
  ['/regards/52/pdf', 'opening'],
  ['/regards/52/telechargement', 'opening'],
  ['/regards/52/epub', 'export'],
  ['/oai', 'export'],
  ['/oaix', 'page'],
  ['/assets/index-abc.js', 'asset'],
  ['/favicon.svg', 'file'],
  ['/media/regards/a/fichier.pdf', 'media'],
  ['/api/health/ready', 'probe'],
  ['/api/metrics', 'probe'],
  ['/api/uploads', 'upload'],
  ['/api/uploads/abc', 'upload'],
  ['/api/storage/objects/a', 'storage'],
  ['/api/users/login', 'account'],
  ['/api/recherche', 'search'],
  ['/api/regards/1', 'api'],
  ['/api', 'api'],
  ['/apiary', 'page'],
  ['/admin/collections/regards', 'panel'],
  ['/_next/static/a.js', 'panel'],
  ['', 'page'],
])('%s is of the class %s', (path, route) => {
  expect(classifyRoute(path)).toBe(route)
})

test('methods of others are one', () => {
  expect(['GET', 'PROPFIND', undefined].map(classifyMethod)).toEqual(['GET', 'other', 'other'])
})
