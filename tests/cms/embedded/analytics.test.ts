import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import {
  changePage,
  readPage,
  expectSaveRejected,
  snapshotPages,
  saveDraft,
  savePage,
  type PageTexts,
} from '../../factories/page'
import { client, type Client } from '../../support/client'

const { url } = inject('product')
const visitor = client(url)
let putBack: () => Promise<void>

const analytics = { mesureAudience: 'G-TEST123456' }
const ads = { mesurePublicite: 'AW-123456789' }

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
beforeEach(async () => {
  putBack = await snapshotPages(administrator, ['parametres'])
})
afterEach(() => putBack())

const identifiers = async () => {
  const { mesureAudience, mesurePublicite, mesureServeur } = await readPage(visitor, 'parametres')
  return { mesureAudience, mesurePublicite, mesureServeur }
}

/** What a page may load, by kind. */
const policyOf = async (path = '/') => {
  const policy = (await visitor.get(path)).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('the identifiers of measuring', () => {
  test('are set by an administrateur, and read by the pages with where the script is', async () => {
    expect(await identifiers()).toEqual({})
    await changePage(administrator, 'parametres', { ...analytics, ...ads })

    expect(await identifiers()).toEqual({
      ...analytics,
      ...ads,
      mesureServeur: 'https://www.googletagmanager.com',
    })
  })

  test('are not changed by an editeur, whose other changes are kept', async () => {
    await changePage(administrator, 'parametres', analytics)
    const { status } = await savePage(editor, 'parametres', {
      mesureAudience: 'G-PIRATE0000',
      mesurePublicite: 'AW-666666666',
      telephone: '01 02 03 04 05',
    })

    expect(status).toBe(200)
    expect(await identifiers()).toMatchObject({ ...analytics, mesurePublicite: undefined })
    expect((await readPage(visitor, 'parametres')).telephone).toBe('01 02 03 04 05')
  })

  test('in an administrateur’s draft are not published by an editeur', async () => {
    await changePage(administrator, 'parametres', analytics)
    await saveDraft(administrator, 'parametres', { mesureAudience: 'G-BROUILLON1', ...ads })
    await changePage(editor, 'parametres', { nom: 'La Bourrée' })

    expect(await identifiers()).toMatchObject({ ...analytics, mesurePublicite: undefined })
    expect((await readPage(visitor, 'parametres')).nom).toBe('La Bourrée')
  })

  test('are not changed by an editeur through a draft', async () => {
    await changePage(administrator, 'parametres', analytics)
    await saveDraft(editor, 'parametres', { mesureAudience: 'G-PIRATE0000', nom: 'La Bourrée' })
    await changePage(editor, 'parametres', {})

    expect(await identifiers()).toMatchObject({ ...analytics, mesurePublicite: undefined })
    expect((await readPage(visitor, 'parametres')).nom).toBe('La Bourrée')
  })

  test('are changed by no visitor, and where the script is by nobody', async () => {
    expect((await savePage(visitor, 'parametres', analytics)).status).toBe(403)
    await changePage(administrator, 'parametres', {
      ...analytics,
      mesureServeur: 'https://pirate.example',
    })

    expect(await identifiers()).toEqual({
      ...analytics,
      mesureServeur: 'https://www.googletagmanager.com',
    })
  })

  test('come back with an earlier version for an administrateur, not for an editeur', async () => {
    await changePage(administrator, 'parametres', analytics)
    await changePage(administrator, 'parametres', { mesureAudience: null })
    const { json } = await administrator.get<{ docs: { id: string; version: PageTexts }[] }>(
      '/api/globals/parametres/versions?limit=10&sort=-createdAt',
    )
    const before = json.docs[1]
    expect(before?.version).toMatchObject(analytics)
    const restore = (who: Client, id = '') => who.post(`/api/globals/parametres/versions/${id}`)

    expect((await restore(visitor, before?.id)).status).toBe(403)
    // The rest of the version comes back.
    expect((await restore(editor, before?.id)).status).toBe(200)
    expect(await identifiers()).toEqual({})
    expect((await restore(administrator, before?.id)).status).toBe(200)
    expect(await identifiers()).toMatchObject(analytics)
  })

  test.each<{ changes: PageTexts; path: string }>([
    { changes: { mesureAudience: 'UA-12345-1' }, path: 'mesureAudience' },
    { changes: { mesureAudience: 'AW-123456789' }, path: 'mesureAudience' },
    { changes: { mesureAudience: 'G-ABC"><script>' }, path: 'mesureAudience' },
    { changes: { mesurePublicite: 'G-TEST123456' }, path: 'mesurePublicite' },
    { changes: { mesurePublicite: 'AW-' }, path: 'mesurePublicite' },
  ])('are refused where they are none: $changes', async ({ changes, path }) => {
    expect(await expectSaveRejected(administrator, 'parametres', changes)).toMatchObject({
      paths: [path],
    })
  })
})

/** The two scripts in the page itself, by their hashes. */
const ownScript: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/)
const ownScripts = [ownScript, ownScript]

describe('the Content-Security-Policy of a page', () => {
  test('is the site alone, while nothing is measured', async () => {
    expect(await policyOf()).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...ownScripts],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    })
  })

  test('allows analytics as soon as it is set, on every page alike', async () => {
    const before = await policyOf('/regards')
    await changePage(administrator, 'parametres', analytics)
    const after = await policyOf('/regards')

    expect(before['script-src']).toEqual(["'self'", ...ownScripts])
    expect(after['script-src']).toEqual([
      "'self'",
      ...ownScripts,
      'https://*.googletagmanager.com',
      'https://www.googletagmanager.com',
    ])
    expect(after['connect-src']).toContain('https://*.google-analytics.com')
    expect(after['frame-src']).toBeUndefined()
    expect(JSON.stringify(after)).not.toContain('doubleclick')
    expect(await policyOf('/login')).toEqual(after)
  })

  test('is told to a browser that has the page already', async () => {
    await visitor.get('/')
    await changePage(administrator, 'parametres', ads)
    const { headers } = await visitor.get('/')
    const again = await visitor.get('/', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })

    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBe(
      headers.get('content-security-policy'),
    )
    expect(headers.get('content-security-policy')).toContain('https://googleads.g.doubleclick.net')
  })

  test('never allows any script in the page itself', async () => {
    await changePage(administrator, 'parametres', { ...analytics, ...ads })
    const policy = await policyOf()

    expect(policy['script-src']).not.toContain("'unsafe-inline'")
    expect(policy['script-src']).not.toContain("'unsafe-eval'")
    expect(policy['script-src']).not.toContain('*')
  })
})

test('a page has the settings of analytics in its data, and a link to the choices', async () => {
  const { text: before } = await visitor.get('/mentions-legales')
  await changePage(administrator, 'parametres', analytics)
  const { text: after } = await visitor.get('/mentions-legales')

  expect(before).not.toContain('Gérer les cookies')
  expect(before).not.toContain('googletagmanager')
  expect(after).toContain('Gérer les cookies')
  expect(after).toContain('"mesureAudience":"G-TEST123456"')
})
