import { beforeEach, expect, test, vi } from 'vitest'
import { listKeptIssues } from '@web/domain/regards/keptIssues'
import { keepIssue } from '@web/features/regards/keep/keepIssue'
import { FakeCaches } from '../../offline/FakeCaches'

const folder = '/media/regards/abc/pages/v1'
const image = (name: string, ...widths: number[]) =>
  widths.map((largeur) => ({ url: `${folder}/${name}-${largeur}.webp`, largeur }))

const answers: Record<string, () => Response> = {
  '/api/regards/numero/52/lecture': () =>
    Response.json({
      ...{ titre: 'Coiffes', etat: 'prete', pdf: { url: '/media/a.pdf', filesize: 9 } },
      pages: [
        { images: image('1', 480, 720, 1080, 1600), couche: `${folder}/1.json` },
        { images: image('2', 480, 720), couche: `${folder}/2.json` },
        { images: [], couche: `${folder}/3.json` },
      ],
    }),
  '/api/regards/numero/52/articles': () => Response.json({ articles: [{ slug: 'lin' }] }),
  '/api/regards/numero/52/articles/lin': () =>
    Response.json({
      contenu: [
        { type: 'paragraphe' },
        { type: 'image', image: { images: image('2-f1', 480, 960) } },
        { type: 'image', image: null },
      ],
    }),
}

let storage: FakeCaches
let asked: string[]
let version: string

beforeEach(() => {
  storage = new FakeCaches()
  asked = []
  version = 'v1'
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('navigator', { storage: { persist: () => Promise.resolve(false) } })
  vi.stubGlobal('fetch', (url: string, { signal, method }: RequestInit) => {
    signal?.throwIfAborted()
    if (method === 'HEAD') {
      const headers = { ETag: `W/"${version}"` }
      return Promise.resolve(new Response(null, url.endsWith('/epub') ? { headers } : {}))
    }
    asked.push(url)
    const chunk = `/assets/${url.split('/')[3] ?? 'issue'}-1.js`
    const page = `<link href="/assets/index-1.css"><script data-scripts="/assets/react-1.js ${chunk}">`
    const other = url.startsWith('/regards')
      ? new Response(page, { headers: { 'Content-Type': 'text/html' } })
      : new Response('file')
    return Promise.resolve(answers[url]?.() ?? other)
  })
})

const keep = (signal = new AbortController().signal, onProgress = vi.fn()) =>
  keepIssue({ numero: 52, signal, onProgress })

test('an issue is kept with its pages, words, articles, pictures, scripts and PDF', async () => {
  const onProgress = vi.fn()
  const kept = await keep(undefined, onProgress)
  expect(kept).toMatchObject({ numero: 52, titre: 'Coiffes', version: 'W/"v1"' })
  const [name = ''] = await storage.keys()
  expect(name).toMatch(/^garde-52-\d+$/)
  const cache = await storage.open(name)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).sort()
  expect(paths).toEqual(
    [
      ...['/regards/52', '/regards/52/lire', '/regards/52/lire/2', '/regards/52/lire/3'],
      ...['/regards/52/texte', '/regards/52/articles/lin', '/media/a.pdf', '/garde.json'],
      '/garde-debut.json',
      ...['', '/lin'].map((rest) => `/api/regards/numero/52/articles${rest}`),
      ...['lecture', 'texte'].map((name) => `/api/regards/numero/52/${name}`),
      ...['1.json', '2.json', '3.json', '1-1080.webp', '2-720.webp', '2-f1-960.webp'].map(
        (name) => `${folder}/${name}`,
      ),
      ...[
        'index-1.css',
        'react-1.js',
        'issue-1.js',
        'lire-1.js',
        'texte-1.js',
        'articles-1.js',
      ].map((name) => `/assets/${name}`),
    ].sort(),
  )
  const last = onProgress.mock.lastCall?.[0] as { done: number; all: number }
  expect(last).toEqual({ done: paths.length - 2, all: paths.length - 2 })
  expect(await listKeptIssues()).toEqual([kept])
})

test('nothing is left of an issue when a file is missing', async () => {
  const fetchAll = fetch
  vi.stubGlobal('fetch', (url: string, options: RequestInit) =>
    url.endsWith('2.json')
      ? Promise.resolve(new Response('', { status: 404 }))
      : fetchAll(url, options),
  )
  await expect(keep()).rejects.toThrow('2.json: 404')
  expect(await storage.keys()).toEqual([])
  expect(await listKeptIssues()).toEqual([])
})

test('a copy that is made again takes the place of the former one once it is whole', async () => {
  await keep()
  const former = await storage.keys()
  version = 'v2'
  await expect(keep(AbortSignal.abort())).rejects.toThrow(/abort/i)
  expect(await storage.keys()).toEqual(former)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  await keep()
  vi.useRealTimers()
  expect(await storage.keys()).toHaveLength(1)
  expect(await storage.keys()).not.toEqual(former)
  expect(await listKeptIssues()).toMatchObject([{ version: 'W/"v2"' }])
})

test('nothing is left of an issue when it is stopped', async () => {
  const controller = new AbortController()
  const onProgress = vi.fn(() => controller.abort())
  await expect(keep(controller.signal, onProgress)).rejects.toThrow(/abort/i)
  expect(await storage.keys()).toEqual([])
})

test('nothing is left of an issue when it is stopped at its last file', async () => {
  const controller = new AbortController()
  const onProgress = vi.fn(({ done, all }: { done: number; all: number }) => {
    if (done === all) controller.abort()
  })
  await expect(keep(controller.signal, onProgress)).rejects.toThrow(/abort/i)
  expect(await storage.keys()).toEqual([])
})

test('an issue that is being prepared is not kept', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ etat: 'enCours', pages: [] })))
  await expect(keep()).rejects.toThrow('not ready')
})
