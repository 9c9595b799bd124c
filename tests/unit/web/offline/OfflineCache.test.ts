import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { OfflineCache } from '@web/offline/worker/OfflineCache'
import { sepiaPalette } from '@web/theme/palette'
import type { RouteKind } from '@web/offline/worker/routeKinds'
import { FakeCaches } from './FakeCaches'

const origin = 'https://www.example.org'

let caches: FakeCaches
/** What the network answers; undefined is no network. */
let network: ((request: Request) => Response) | undefined
let asked: string[]

const kept = () =>
  new OfflineCache(caches as unknown as CacheStorage, (request) => {
    asked.push(new URL(request.url).pathname)
    return network ? Promise.resolve(network(request)) : Promise.reject(new TypeError('no network'))
  })

/** Asks for something, and waits until it is kept. */
async function ask(kind: RouteKind, path: string): Promise<Response> {
  const work: Promise<void>[] = []
  const request = new Request(origin + path)
  const response = await kept().respond(kind, request, (later) => work.push(later))
  await Promise.all(work)
  return response
}

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

beforeEach(() => {
  caches = new FakeCaches()
  network = ({ url }) => html(`<title>Page ${new URL(url).pathname}</title>`)
  asked = []
})

describe('a page', () => {
  test('comes from the network while there is one', async () => {
    await ask('page', '/regards')
    network = () => html('changée')

    expect(await (await ask('page', '/regards')).text()).toBe('changée')
  })

  test('comes from the cache without a network, once it was visited', async () => {
    await ask('page', '/regards')
    network = undefined

    const response = await ask('page', '/regards')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<title>Page /regards</title>')
  })

  test('that was read by a link with a network’s parameters is there under its own address, and the reverse', async () => {
    await ask('page', '/regards/52?fbclid=x&utm_source=lettre')
    await ask('page', '/regards?annee=2019&fbclid=x')
    network = undefined

    expect((await ask('page', '/regards/52')).status).toBe(200)
    expect((await ask('page', '/regards/52?gclid=y')).status).toBe(200)
    expect((await ask('page', '/regards?utm_source=lettre&annee=2019')).status).toBe(200)
    expect((await ask('page', '/regards?annee=2020')).status).toBe(503)
    const text = await (await ask('page', '/ailleurs')).text()
    expect(text).not.toContain('fbclid')
  })

  test('without a network, an unvisited page is the offline page with links to visited ones, the last one first', async () => {
    await ask('page', '/newsletter/confirmation?jeton="&etat=faite')
    network = () => html('sans titre')
    await ask('page', '/')
    network = undefined

    const response = await ask('page', '/mentions-legales')
    const text = await response.text()
    expect(response.status).toBe(503)
    expect(text).toContain('<h1>Vous êtes hors connexion</h1>')
    // The page returns with the network: its policy allows this script.
    const [, script = ''] = /<script>(.*)<\/script>/.exec(text) ?? []
    expect(script).toContain('online')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    expect(
      [...text.matchAll(/<li><a href="(.*?)">(.*?)<\/a>/g)].map(([, ...link]) => link),
    ).toEqual([
      ['/', '/'],
      ['/newsletter/confirmation?etat=faite&#38;jeton=%22', 'Page /newsletter/confirmation'],
    ])
  })

  test.each([
    ['forbidden to keep', () => html('', { 'Cache-Control': 'no-store' })],
    ['of an account', () => html('', { 'Cache-Control': 'private, max-age=60' })],
    ['an error', () => new Response('', { status: 503 })],
    ['not found', () => new Response('', { status: 404 })],
    ['no page', () => Response.json({})],
  ])('is not kept when it is %s', async (_what, answer) => {
    network = answer
    await ask('page', '/regards')
    network = undefined

    expect((await ask('page', '/regards')).status).toBe(503)
  })

  test('keeps the former copy when the next response is cut', async () => {
    await ask('page', '/regards')
    network = () => {
      const cut = new ReadableStream({
        pull: (controller) => controller.error(new TypeError('the line is cut')),
      })
      return new Response(cut, { headers: { 'Content-Type': 'text/html' } })
    }
    await ask('page', '/regards')
    network = undefined

    expect(await (await ask('page', '/regards')).text()).toBe('<title>Page /regards</title>')
  })

  test('is one of the thirty last visited pages', async () => {
    for (let index = 0; index < 31; index += 1) await ask('page', `/regards/${index}`)
    await ask('page', '/regards/1')
    await ask('page', '/regards/99')
    network = undefined

    expect((await ask('page', '/regards/0')).status).toBe(503)
    expect((await ask('page', '/regards/1')).status).toBe(200)
    expect((await ask('page', '/regards/2')).status).toBe(503)
    expect((await ask('page', '/regards/3')).status).toBe(200)
  })
})

describe('a page of the reader', () => {
  test('is kept once, whatever words are marked on it', async () => {
    await ask('reading', '/regards/52/lire/7?q=danse')
    network = undefined

    expect((await ask('reading', '/regards/52/lire/7')).status).toBe(200)
    expect((await ask('reading', '/regards/52/lire/8')).status).toBe(503)
  })

  test('takes no place of the other pages, and is linked once an issue', async () => {
    await ask('page', '/regards')
    await ask('reading', '/regards/51/lire/2')
    for (let page = 1; page <= 40; page += 1) await ask('reading', `/regards/52/lire/${page}`)
    network = undefined

    const text = await (await ask('page', '/mentions-legales')).text()
    expect([...text.matchAll(/<li><a href="(.*?)">/g)].map(([, link]) => link)).toEqual([
      '/regards/52/lire/40',
      '/regards/51/lire/2',
      '/regards',
    ])
  })
})

describe('the offline page', () => {
  test('has one line an issue, with its cover, titles without the name of the site, and its fonts', async () => {
    const cover = '/media/regards/abc/cover-400.webp'
    const title = '<title>Regards #52\u00a0: Sous la coiffe – Fédération</title>'
    network = () => html(`${title}<img srcset="${cover} 400w, /media/autre-800.webp 800w">`)
    await ask('page', '/regards/52')
    await ask('page', '/regards/52/texte')
    await ask('reading', '/regards/52/lire/3')
    await ask('picture', cover)
    network = () => html('<title>Historique – Fédération</title>')
    await ask('page', '/a-propos/historique')
    await ask('asset', '/assets/site-12345678.css')
    await ask('asset', '/assets/RegardPage-12345678.css')
    network = undefined

    const response = await ask('page', '/mentions-legales')
    const text = await response.text()
    expect([...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)).toEqual([
      `<a href="/regards/52/lire/3"><img src="${cover}" alt="">Regards #52\u00a0: Sous la coiffe</a>`,
      '<a href="/a-propos/historique">Historique</a>',
    ])
    expect(text).toContain('<link rel="stylesheet" href="/assets/site-12345678.css">')
    expect(response.headers.get('content-security-policy')).toMatch(/font-src 'self' data:/)
  })

  test('has the colours that are chosen on this device', async () => {
    network = undefined
    const text = await (await ask('page', '/mentions-legales')).text()
    const document = { documentElement: { dataset: {} } }
    const localStorage = { getItem: (key: string) => (key === 'regards:theme' ? 'sepia' : null) }
    const script = /<script>(.*?)<\/script>/.exec(text)?.[1] ?? ''
    runInNewContext(script, { document, localStorage, addEventListener: () => {} })
    expect(document.documentElement.dataset).toEqual({ theme: 'sepia' })
    expect(text).toContain(`[data-theme=sepia]{color-scheme:light;--paper:${sepiaPalette.paper};`)
    const printed = text.replace(/@media screen\{[^]*?\}\n\}/, '')
    expect(printed).not.toContain('data-theme=')
  })
})

describe('responses of the API', () => {
  test.each([
    ['nothing of it', undefined, false],
    ['that it is private', 'private, no-cache', false],
    ['that it is public', 'public, max-age=0', true],
  ])('is kept, when it says %s: %s → %s', async (_what, control, isKept) => {
    network = () =>
      Response.json({ docs: [] }, { headers: control ? { 'Cache-Control': control } : {} })
    await ask('data', '/api/regards')
    network = undefined

    const later = ask('data', '/api/regards')
    await (isKept ? expect(later).resolves.toBeDefined() : expect(later).rejects.toThrow('network'))
  })
})

describe('a file with a name of its own for each content', () => {
  test.each(['asset', 'picture'] as const)('(%s) is asked for once', async (kind) => {
    network = () => new Response('bytes')
    await ask(kind, '/assets/a-1234.js')
    await ask(kind, '/assets/a-1234.js')

    expect(asked).toEqual(['/assets/a-1234.js'])
  })
})

test('deletes caches of older workers, and no others', async () => {
  await ask('page', '/')
  await caches.open('regards-page-0')
  await caches.open('une-autre')
  await kept().deleteOldCaches()

  expect((await caches.keys()).toSorted()).toEqual(['regards-page-1', 'une-autre'])
})

describe('an issue that is kept', () => {
  const folder = '/media/regards/abc/pages/v1'

  beforeEach(async () => {
    const cache = await caches.open('garde-52')
    for (const path of [
      '/regards/52/lire/3',
      `${folder}/3-1080.webp`,
      `${folder}/3-f1-1300.webp`,
      '/media/regards/abc/a.pdf',
    ])
      await cache.put(path, html(path))
    await cache.put('/garde.json', Response.json({ numero: 52, titre: null, bytes: 1, at: 1 }))
    network = undefined
  })

  test.each([
    ['its page of the reader, with marked words too', 'reading', '/regards/52/lire/3?q=lin', ''],
    ['the picture of the page that was kept', 'picture', `${folder}/3-1080.webp`, ''],
    ['another width of it', 'picture', `${folder}/3-480.webp`, `${folder}/3-1080.webp`],
    ['a lead picture in AVIF', 'picture', `${folder}/3-f1-640.avif`, `${folder}/3-f1-1300.webp`],
    ['its PDF, opened', 'unkept', '/regards/52/pdf', '/media/regards/abc/a.pdf'],
    ['its PDF, downloaded', 'unkept', '/regards/52/telechargement', '/media/regards/abc/a.pdf'],
  ] as const)('is there without network: %s', async (_what, kind, path, found) => {
    const response = await ask(kind, path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(found || path.split('?')[0])
  })

  test('leads from the offline page to the issue; others stay away', async () => {
    const response = await ask('reading', '/regards/51/lire/3')
    expect(response.status).toBe(503)
    const text = await response.text()
    expect(text).toContain(
      `<a href="/regards/52/lire"><img src="${folder}/3-1080.webp" alt="">Regards #52, gardé sur cet appareil</a>`,
    )
    expect(text.match(/<a href="\/regards\/52/g)).toHaveLength(1)
    await expect(ask('picture', `${folder}/4-480.webp`)).rejects.toThrow('no network')
    expect((await ask('unkept', '/regards/51/pdf')).status).toBe(503)
  })

  test('leads from a search without network to the issue with its words marked', async () => {
    const text = await (await ask('unkept', '/recherche?q=lin+et+soie')).text()
    expect(text).toContain('La recherche dans tout le site a besoin du réseau.')
    expect(text).toContain('<a href="/regards/52/lire?q=lin+et+soie">')
  })

  test('is not read while there is a network, except for immutable files', async () => {
    network = () => html('neu')
    expect(await (await ask('reading', '/regards/52/lire/3')).text()).toBe('neu')
    expect(await (await ask('picture', `${folder}/3-1080.webp`)).text()).toContain('1080')
    expect(asked).toEqual(['/regards/52/lire/3'])
  })

  test('outlives a new version of the worker', async () => {
    await caches.open('regards-page-0')
    for (const [name, at] of [
      ['garde-50', Date.now() - 61 * 60_000],
      ['garde-51', Date.now()],
    ] as const) {
      await (await caches.open(name)).put('/garde-debut.json', Response.json({ at }))
    }
    await kept().deleteOldCaches()
    // A copy that was broken off an hour ago goes, one that runs stays.
    expect(await caches.keys()).toEqual(['garde-52', 'garde-51'])
  })
})

test('scripts of every page stay longer than scripts of one page, although they were fetched first', async () => {
  network = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })
  await ask('asset', '/assets/react.js')
  for (let page = 0; page < 150; page += 1) {
    await ask('asset', `/assets/page-${page}.js`)
    // The page tells the worker which files it uses.
    await kept().fetchAndCache('asset', new Request(`${origin}/assets/react.js`))
  }
  expect(asked.filter((path) => path === '/assets/react.js')).toHaveLength(1)
  network = undefined

  expect((await ask('asset', '/assets/react.js')).status).toBe(200)
  await expect(ask('asset', '/assets/page-0.js')).rejects.toThrow('no network')
})
