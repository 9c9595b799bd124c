import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { sitePages, getDocumentTitle } from '../../e2e/sitePages'
import { changePage, snapshotPages } from '../../factories/page'
import { publishReadable } from '../../factories/readablePages'
import { deleteAllRegards, publishWithSharedCover } from '../../factories/regard'
import { client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { repoRoot } from '../../support/paths'

const product = inject('product')
const visitor = client(product.url)

const administrator = await visitor.as('administrateur')
const putBack = await snapshotPages(administrator, ['historique'])

afterAll(async () => {
  await putBack()
  await deleteAllRegards(administrator)
})

/** What a reader without any script is shown: the page's text, its markup left out. */
const textOf = (html: string): string =>
  normalizeSpaces(
    html
      .replace(/^[\s\S]*<body>/, '')
      .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, ''),
  ).replaceAll('&#x27;', "'")

test('no script of the site has the library of the schemas', () => {
  const folder = join(repoRoot, 'web/dist/assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const withZod = scripts.filter((name) =>
    /ZodError|\b_zod\b/.test(readFileSync(join(folder, name), 'utf8')),
  )

  expect(scripts.length).toBeGreaterThan(20)
  expect(withZod).toEqual([])
})

test('no page or later part of a visitor imports styled-components', () => {
  const folder = join(repoRoot, 'web/dist')
  type Chunk = { file: string; imports?: string[] }
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const hasLibrary = (key: string): boolean => {
    const { file, imports = [] } = manifest[key] ?? { file: '' }
    const isOwn =
      file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('data-styled')
    return isOwn || imports.some(hasLibrary)
  }
  const sources = Object.keys(manifest).filter((key) => key.startsWith('src/'))
  const isAdministration = (key: string) => key.includes('features/administration/')

  expect(sources.filter(hasLibrary).length).toBeGreaterThan(0)
  expect(sources.filter((key) => hasLibrary(key) && !isAdministration(key))).toEqual([])
})

test('class names are in the scripts of the pages that use them, not in that of every page', () => {
  const folder = join(repoRoot, 'web/dist/assets')
  const readScripts = (name: string) =>
    readdirSync(folder)
      .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('')

  expect(readScripts('ArticlePage')).toContain('ArticleHeader-module-title')
  expect(readScripts('site')).toContain('Footer-module-columns')
  expect(readScripts('site')).not.toContain('ArticleHeader-module')
})

describe.each(sitePages)('$path', ({ path, heading, status: wanted = 200, ...page }) => {
  test('is server-rendered as a whole document with its own title', async () => {
    const { status, headers, text } = await visitor.get(path)

    expect(status).toBe(wanted)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(text).toMatch(/^<!doctype html>\s*<html lang="fr">/)
    expect(text.match(/<title>/g)).toHaveLength(1)
    expect(normalizeSpaces(text)).toContain(`<title>${getDocumentTitle({ ...page })}</title>`)
    expect(text.indexOf('<title>')).toBeLessThan(text.indexOf('</head>'))
    expect(text.match(/<h1\b/g)).toHaveLength(1)
    expect(textOf(text)).toContain(heading)
    expect(text).not.toContain('[object Object]')
  })

  test('has two inline scripts, which its policy names, and names the files of its code', async () => {
    const { text, headers } = await visitor.get(path)
    const scripts = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    const inline = scripts
      .filter(([, attributes = '']) => !attributes.includes(' type="application/'))
      .map(
        ([, , source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
      )
    const policy = headers.get('content-security-policy') ?? ''
    const code = /data-scripts="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? []

    expect(inline).toHaveLength(2)
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${inline.join(' ')}`)
    expect(code.length).toBeGreaterThan(2)
    for (const file of code) expect((await visitor.raw('HEAD', file)).status).toBe(200)
    expect(code.join(' ')).not.toContain('AdminRegards')
  })

  // The budget is the benchmark's (`npm run bench -- script`); this keeps out a library that a page
  // does not need, such as that of the reader of PDFs.
  test('has few script files within the byte budget', async () => {
    const { text } = await visitor.get(path)
    const files = /data-scripts="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? []
    const lengths = await Promise.all(
      files.map(async (file) => {
        const options = { headers: { 'accept-encoding': 'br' } }
        const { headers } = await visitor.raw('HEAD', file, options)
        return Number(headers.get('content-length'))
      }),
    )
    const isForm = /^\/(?:login|mot-de-passe-oublie|newsletter\/)/.test(path)
    // One more than today: a module that a change shares anew may have a file of its own.
    expect(files.length).toBeLessThanOrEqual(isForm ? 12 : 9)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(
      isForm ? 130_000 : 121_000,
    )
  })
})

test('a saved text is in the next response, with its HTML escaped', async () => {
  await changePage(administrator, 'historique', { titre: 'Notre <b>histoire</b> & la vôtre' })
  const { text } = await visitor.get('/a-propos/historique')

  expect(text).toContain('Notre &lt;b&gt;histoire&lt;/b&gt; &amp; la vôtre')
  expect(text).not.toContain('<b>histoire')
})

test('the issues are in the answer, each with its link to the PDF', async () => {
  const older = await publishWithSharedCover(administrator, {
    numero: 9101,
    dateParution: '2030-03-21',
  })
  const newest = await publishWithSharedCover(administrator, {
    numero: 9102,
    dateParution: '2030-06-21',
  })
  const list = (await visitor.get('/regards')).text
  const home = (await visitor.get('/')).text

  for (const { numero } of [older, newest]) {
    expect(textOf(list)).toContain(`#${numero}`)
    expect(list).toContain(`href="/regards/${numero}/pdf"`)
  }
  expect(textOf(list)).toContain('21/06/2030')
  // The newest one first, then those before it.
  expect(textOf(home)).toMatch(/#9102.*#9101/s)
})

test('is the same HTML for signed-in users', async () => {
  await publishWithSharedCover(administrator, { numero: 9103, dateParution: '2030-09-21' })
  const cookie = { headers: { cookie: `payload-token=${administrator.token}` } }
  const own = (await visitor.get('/regards', cookie)).text

  expect(own).toBe((await visitor.get('/regards')).text)
  expect(textOf(own)).toContain('#9103')
  expect(own).not.toContain('nombreDeVue')
  expect(textOf(own)).not.toContain('Mon compte')
})

test('a missing part of an issue has its status and the address of the PDF', async () => {
  await publishReadable(product, administrator, { numero: 9152 })
  await publishReadable(product, administrator, { numero: 9151, etat: 'enCours' })
  await publishReadable(product, administrator, { numero: 9150, etat: 'indisponible' })
  for (const [path, wanted, title] of [
    ['/regards/9152/lire/2', 404, 'Cette page n’existe pas'],
    ['/regards/9152/lire/x', 404, 'Cette page n’existe pas'],
    ['/regards/9152/articles/inconnu', 404, 'Cet article n’existe pas'],
    ['/regards/9199/lire', 404, 'Ce numéro n’existe pas'],
    ['/regards/9199/texte', 404, 'Ce numéro n’existe pas'],
    ['/regards/9151/lire', 200, 'La lecture en ligne se prépare'],
    ['/regards/9150/lire', 200, 'La lecture en ligne n’est pas disponible'],
  ] as const) {
    const { status, text } = await visitor.get(path)
    expect(status, path).toBe(wanted)
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1], path).toContain(title)
    if (path === '/regards/9150/lire') expect(text).toContain('href="/regards/9150/pdf"')
  }
})

test('a page of the reader has its picture, its address and its share picture in the HTML', async () => {
  const pages = ['Regards', 'Les violoneux menaient les noces.', 'Fin.']
  await publishReadable(product, administrator, { numero: 9153, pages })
  const html = (await visitor.get('/regards/9153/lire/2?q=violoneux')).text
  expect(html).toMatch(/<title>Regards #9153, page 2 sur 3 – /)
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/regards\/9153\/lire\/2"\/>/)
  expect(html).toMatch(
    /<meta property="og:image" content="[^"]*\/api\/regards\/numero\/9153\/pages\/2\/carte\.jpg(?:\?v=[\w-]+)?"\/>/,
  )
  expect(html).toMatch(/<img [^>]*alt="Page 2 sur 3"[^>]*fetchPriority="high"/i)
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*2-960\.webp/)
})

test.each([
  '/inconnue',
  '/regards/autre/chose',
  '/a-propos',
  '/index.html',
  '/.vite/manifest.json',
])('%s leads to the home page', async (path) => {
  const { status, headers } = await visitor.get(path)
  expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: '/' })
})
