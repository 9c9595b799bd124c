import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import { publishArticles } from '../../factories/articlePages'
import { deleteAllRegards } from '../../factories/regard'
import { measurePageWeight } from '../../load/measurePageWeight'
import { repoRoot } from '../../support/paths'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { expect, test } from '../fixtures'

/** Most bytes of script, compressed and without headers, of a first view and what it loads by itself. */
const MAX_SCRIPT_BYTES = 108_500
const MAX_READER_BYTES = 116_000
/** Most bytes of a first view with all that it loads. */
const MAX_BYTES = 400_000
/** Most bytes of HTML, compressed: what a server sends before the browser answers is 14,600 with headers. */
const MAX_HTML_BYTES = 14_300

test('the first view of a page stays within its weight, compressed and without other hosts', async ({
  administrator,
  browser,
  product,
}) => {
  // A readable issue: its page has more parts.
  await publishArticleIssue(product, administrator)
  for (const path of ['/', '/regards', '/regards/52', articlePath, '/regards/52/lire/2']) {
    const weight = await measurePageWeight(browser, `${product.url}${path}`)
    const isReader = path.includes('/lire/')
    expect
      .soft(weight.scriptBytes, path)
      .toBeLessThan(isReader ? MAX_READER_BYTES : MAX_SCRIPT_BYTES)
    // The reader fetches the pictures of the next pages.
    if (!isReader) expect.soft(weight.bytes, path).toBeLessThan(MAX_BYTES)
    // A page that loads nothing weighs little, too.
    expect.soft(weight.scriptBytes, path).toBeGreaterThan(50_000)
    expect.soft(weight).toMatchObject({ thirdPartyUrls: [], uncompressed: [] })
  }
})

/** The body of a page as the server sends it, compressed by Brotli. */
const fetchCompressed = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      expect(response.headers['content-encoding']).toBe('br')
      buffer(response).then(resolve, reject)
    }).on('error', reject)
  })

test('the HTML of a page is sent before the browser answers', async ({
  administrator,
  product,
}) => {
  await publishArticleIssue(product, administrator)
  for (const path of ['/', '/regards', '/regards/52', articlePath]) {
    const { length } = await fetchCompressed(`${product.url}${path}`)
    expect.soft(length, path).toBeLessThan(MAX_HTML_BYTES)
    expect.soft(length, path).toBeGreaterThan(3_000)
  }
})

test('of an article of 3,000 words the end of the text alone comes later', async ({
  administrator,
  product,
}) => {
  await deleteAllRegards(administrator)
  const guide = readFileSync(join(repoRoot, 'docs', 'guide-administrateur.md'), 'utf8')
  const words = guide.split(/[\s#*|`<>[\]()_]+/).slice(0, 3_000)
  const paragraphs = Array.from({ length: 50 }, (_, index) =>
    words.slice(index * 60, (index + 1) * 60).join(' '),
  )
  await publishArticles(product, administrator, {
    numero: 52,
    pages: [[], paragraphs.map((texte) => ({ article: 0, bloc: { type: 'paragraphe', texte } }))],
    articles: [{ titre: 'Trois mille mots' }],
  })
  const html = await fetchCompressed(`${product.url}/regards/52/articles/trois-mille-mots`)
  const first = brotliDecompressSync(html.subarray(0, MAX_HTML_BYTES), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()
  expect(first).toContain('</head>')
  expect(first.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe('Trois mille mots')
  const text = first.slice(first.indexOf('<h1'))
  const firstScreens = words.slice(0, 600).filter((word) => /^[a-z]{5,}$/.test(word))
  expect(firstScreens.filter((word) => !text.includes(word))).toEqual([])
})
