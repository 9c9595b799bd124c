import { describe, expect, test } from 'vitest'
import { normalizeSearch } from '@web/app/routing/matchSiteRoute'
import { getRouteKind, getRequestKind, toPageKey } from '@web/offline/worker/routeKinds'

const origin = 'https://www.example.org'

describe('kinds of navigations', () => {
  test.each([
    '/',
    '/regards',
    '/regards/12',
    '/regards/12/articles/la-coiffe',
    '/a-propos/historique',
    '/administrations',
  ])('%s is a page', (path) => {
    expect(getRouteKind(path, true)).toBe('page')
  })

  test.each(['/admin', '/admin/login', '/api/x', '/media/a/fichier.pdf'])(
    '%s is left alone',
    (path) => {
      expect(getRouteKind(path, true)).toBeUndefined()
    },
  )
})

test.each(['/regards/12/lire', '/regards/12/lire/7'])('%s is a page of the reader', (path) => {
  expect(getRouteKind(path, true)).toBe('reading')
})

describe('navigations that are passed on', () => {
  test.each([
    '/adminregards',
    '/compte',
    '/aide',
    '/aide/administrateur',
    '/aide/publier',
    '/login',
    '/mot-de-passe-oublie',
    '/nouveau-mot-de-passe',
    '/invitation',
    '/recherche',
    '/regards/12/pdf',
    '/regards/12/telechargement',
    '/regards/12/epub',
  ])('%s is never kept', (path) => {
    expect(getRouteKind(path, true)).toBe('unkept')
  })
})

describe('kinds of subresources', () => {
  test.each([
    ['/assets/index-1.js', 'asset'],
    ['/media/regards/x/cover-640.webp', 'picture'],
    ['/media/regards/x/pages/1/7-960.webp', 'picture'],
    ['/media/regards/x/pages/1/7.json', 'picture'],
    ['/api/regards/numero/12/lecture', 'data'],
    ['/api/regards/numero/12/texte', 'data'],
    ['/api/regards/numero/12/articles', 'data'],
    ['/api/regards/numero/12/articles/un-langage-de-fil', 'data'],
    ['/api/regards', 'data'],
    ['/api/regards/annees', 'data'],
    ['/api/globals/accueil', 'data'],
  ])('%s is kept: %s', (path, kind) => {
    expect(getRouteKind(path, false)).toBe(kind)
  })

  test.each([
    '/media/regards/x/fichier.pdf',
    '/assets/pdf.worker.min-1.mjs',
    '/api/users/me',
    '/api/uploads/1',
    '/api/storage/objects',
    '/api/regards/numero/12/vue',
    '/api/globals/accueil/versions',
    '/sw.js',
    '/admin/x.js',
  ])('%s is left alone', (path) => {
    expect(getRouteKind(path, false)).toBeUndefined()
  })
})

test.each([
  ['what is sent', new Request(`${origin}/api/regards`, { method: 'POST' })],
  ['a part of a file', new Request(`${origin}/media/a.png`, { headers: { Range: 'bytes=0-9' } })],
  ['a draft', new Request(`${origin}/api/globals/accueil?depth=1&draft=true`)],
  ['another site', new Request('https://elsewhere.example/assets/a.js')],
])('%s is left alone', (_what, request) => {
  expect(getRequestKind(request, origin)).toBeUndefined()
})

test.each([
  '/',
  '/regards',
  '/regards/12',
  '/regards/12/texte',
  '/regards/12/articles/la-coiffe',
  '/newsletter/inscription',
  '/newsletter/confirmation',
  '/newsletter/desinscription',
  '/a-propos/historique',
  '/mentions-legales',
])('the page %s is cached under the parameters that its route reads', (pathname) => {
  expect(getRouteKind(pathname, true)).toBe('page')
  const names = [
    'annee',
    'q',
    'page',
    'vue',
    'rubrique',
    'statut',
    'etat',
    'jeton',
    'apercu',
    'fbclid',
  ]
  for (const name of names) {
    const search = `?${name}=2019`
    const isRead = normalizeSearch({ pathname, search }).has(name)
    const key = toPageKey(origin + pathname + search)
    // Of another page’s parameter, a second copy; never one copy of two pages.
    if (isRead) expect(key).toBe(origin + pathname + search)
    else if (!['annee', 'etat', 'jeton'].includes(name)) expect(key).toBe(origin + pathname)
  }
})
