import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { writeReading } from '../../factories/lecture'
import { publishWithSharedCover, nextNumero, type RegardDoc } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { openRecords, type Records } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

let administrator: Client
let records: Records
let issue: RegardDoc

beforeAll(async () => {
  administrator = await visitor.as('administrateur')
  records = await openRecords(product)
  // Of tomorrow's century: the newest, whatever else is there.
  issue = await publishWithSharedCover(administrator, {
    numero: nextNumero(),
    dateParution: '2199-03-15',
  })
})

afterAll(async () => {
  await administrator.delete(`/api/regards/${issue.id}`)
  await records.close()
})

/** Returns the id of an issue's PDF. */
async function findPdf({ id }: RegardDoc): Promise<string> {
  return (await administrator.get<{ pdf: string }>(`/api/regards/${id}?depth=0`)).json.pdf
}

const read = async (path: string) => {
  const { status, headers, text } = await visitor.get(path)
  return { status, text, type: headers.get('content-type'), kept: headers.get('cache-control') }
}

/** The site's own address, as robots are told. */
const siteUrl = async () =>
  /^Sitemap: (.*)\/sitemap\.xml$/m.exec((await read('/robots.txt')).text)?.[1]

test('security.txt has the contact', async () => {
  const { status, text, type } = await read('/.well-known/security.txt')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''

  expect(status).toBe(200)
  expect(type).toBe('text/plain; charset=utf-8')
  expect(field('Contact')).toMatch(/^(?:mailto:[^\s@]+@[^\s@]+|https?:\/\/\S+)$/)
  expect(field('Canonical')).toBe(`${await siteUrl()}/.well-known/security.txt`)
  const days = (Date.parse(field('Expires')) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})

test('robots.txt has its Disallow rules and the sitemap', async () => {
  const { status, text, type, kept } = await read('/robots.txt')

  expect(status).toBe(200)
  expect(type).toBe('text/plain; charset=utf-8')
  expect(kept).toContain('public')
  const rules = text.split('\n')
  expect(rules).toContain('Disallow: /admin')
  expect(rules).toContain('Disallow: /api/')
  expect(rules).toContain('Allow: /api/regards')
  expect(rules).toContain('Allow: /api/globals/')
  expect(await siteUrl()).toMatch(/^https?:\/\/[^/]+$/)
})

test('the sitemap has the public pages and every issue, and no page that is not to be found', async () => {
  const { status, text, type } = await read('/sitemap.xml')
  const site = (await siteUrl()) ?? ''
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc?.replace(site, ''))

  expect(status).toBe(200)
  expect(type).toBe('application/xml; charset=utf-8')
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/regards',
      '/a-propos/historique',
      '/a-propos/qui-sommes-nous',
      '/a-propos/notre-siege',
      '/mentions-legales',
      '/politique-de-confidentialite',
      `/regards/${issue.numero}`,
    ]),
  )
  expect(paths.filter((path) => /login|admin|ressources|concours/.test(path ?? ''))).toEqual([])
  const entry = new RegExp(`/regards/${issue.numero}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`)
  expect(text).toMatch(entry)
})

test('a small site has no file of a sitemap index', async () => {
  expect((await read('/sitemap.xml')).text).not.toContain('<sitemapindex')
  expect((await read('/sitemap-1.xml')).status).toBe(404)
  expect((await visitor.request('HEAD', '/sitemap-1.xml')).status).toBe(404)
})

test('the sitemap has the reader and the text of issues that are read online, and of no other', async () => {
  await writeReading(product, records, await findPdf(issue), { pages: [{ texte: 'Danse' }] })
  const unreadable = await publishWithSharedCover(administrator)
  onTestFinished(async () => void (await administrator.delete(`/api/regards/${unreadable.id}`)))
  await writeReading(product, records, await findPdf(unreadable), { etat: 'indisponible' })
  // The server learns of the readings, which were written behind its back.
  await administrator.patch(`/api/regards/${issue.id}`, { titre: 'Danses' })

  const { text } = await read('/sitemap.xml')
  const pagesOf = ({ numero }: RegardDoc) =>
    [...text.matchAll(new RegExp(`/regards/${numero}(/\\w+)?</loc>(<lastmod>)?`, 'g'))].map(
      ([, page = '', lastmod]) => ({ page, isDated: lastmod !== undefined }),
    )

  expect(pagesOf(unreadable)).toEqual([{ page: '', isDated: true }])
  // Texts are corrected without a change of the issue, whose date is not theirs.
  expect(pagesOf(issue)).toEqual([
    { page: '', isDated: true },
    { page: '/lire', isDated: true },
    { page: '/texte', isDated: false },
  ])
})

test('the feed begins with the newest issue, whose title and summary it spells as XML wants', async () => {
  const change = { titre: 'Bal & <fête>', sommaire: 'Une "ronde" & une bourrée' }
  expect((await administrator.patch(`/api/regards/${issue.id}`, change)).status).toBe(200)

  const { status, text, type } = await read('/regards.atom')
  const first = /<entry>.*?<\/entry>/s.exec(text)?.[0] ?? ''

  expect(status).toBe(200)
  expect(type).toBe('application/atom+xml; charset=utf-8')
  expect(first).toContain(`Regards #${issue.numero}`)
  expect(first).toContain('Bal &amp; &lt;fête&gt;</title>')
  expect(first).toContain('<summary>Une «\u00a0ronde\u00a0» &amp; une bourrée</summary>')
  expect(first).toContain(`${await siteUrl()}/regards/${issue.numero}"`)
  expect(first).toMatch(
    /rel="enclosure" type="application\/pdf" href="[^"]+fichier\.pdf" length="\d+"/,
  )
})

test('an issue keeps its id in the feed when its number is corrected', async () => {
  const idOf = async () => /<entry>\s*<id>(.*?)<\/id>/.exec((await read('/regards.atom')).text)?.[1]
  const before = await idOf()
  expect(before).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
  const numero = nextNumero()
  expect((await administrator.patch(`/api/regards/${issue.id}`, { numero })).status).toBe(200)

  expect(await idOf()).toBe(before)
  expect((await read('/regards.atom')).text).toContain(`/regards/${numero}"`)
  issue = { ...issue, numero }
})

test('an issue that is deleted is told no more', async () => {
  const other = await publishWithSharedCover(administrator, { dateParution: '2199-06-15' })
  expect((await read('/regards.atom')).text).toContain(`/regards/${other.numero}"`)
  await administrator.delete(`/api/regards/${other.id}`)

  expect((await read('/regards.atom')).text).not.toContain(`/regards/${other.numero}"`)
  expect((await read('/sitemap.xml')).text).not.toContain(`/regards/${other.numero}<`)
})

test.each([
  ['/manifest.webmanifest', /manifest\+json/, 'public, max-age=3600'],
  ['/icons/icon-192.png', /image\/png/, 'public, max-age=3600'],
  ['/icons/icon-512.png', /image\/png/, 'public, max-age=3600'],
  ['/icons/icon-maskable-512.png', /image\/png/, 'public, max-age=3600'],
  ['/icons/apple-touch-icon.png', /image\/png/, 'public, max-age=3600'],
  ['/favicon.svg', /image\/svg/, 'public, max-age=3600'],
  ['/sw.js', /javascript/, 'no-cache'],
])('%s is there, under a name that stays', async (path, type, lifetime) => {
  const { status, kept, type: itsType } = await read(path)

  expect(status).toBe(200)
  expect(itsType).toMatch(type)
  expect(kept).toBe(lifetime)
})
