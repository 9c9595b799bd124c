import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { drawMagazine, TITLES } from '../../factories/articles'
import { makeImage } from '../../factories/image'
import { uploadFile } from '../../factories/regard'
import { coverMetadata, createFolderName } from '../../factories/uploads'
import { createArticlesClient } from '../../support/articles'
import { openLectureSite } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { waitForReading } from '../../support/readings'

const site = await openLectureSite(inject('product').setup)
const issue = await site.publish(await drawMagazine(TITLES, 0, undefined, { size: 'A4' }))
await waitForReading(site.admin, issue.id)
const articles = createArticlesClient(site.visitor, site.admin, issue.numero)
await poll(async () => (await articles.list()).length > 0, { what: 'the articles' })
const slug = (await articles.list())[0]?.slug ?? ''

const cardPath = (rest = '') => `/api/regards/numero/${issue.numero}${rest}/carte.jpg`
const get = (path: string, headers: Record<string, string> = {}) =>
  site.visitor.raw('GET', path, { headers })

/** Where the card of an address is stored. */
async function findCard(path: string): Promise<string> {
  const response = await get(path)
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

async function readCard(path: string): Promise<Buffer> {
  const response = await get(await findCard(path))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  return Buffer.from(await response.arrayBuffer())
}

/** The colours of a point of a picture. */
const getPixel = async (jpeg: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

test('an issue, a page and an article have a landscape card of their own', async () => {
  const cards = await Promise.all(
    ['', '/pages/2', '/pages/3', `/articles/${slug}`].map((rest) => readCard(cardPath(rest))),
  )
  for (const card of cards) {
    const { width, height, format } = await sharp(card).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(card.length).toBeLessThan(200_000)
  }
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBeGreaterThan(2)
})

test('a page stands whole in the middle, before a darker field', async () => {
  const card = await readCard(cardPath('/pages/2'))
  // The paper is white at the page’s corner, and shaded beside it.
  const [paper, field] = [await getPixel(card, 415, 40), await getPixel(card, 60, 40)]
  expect(Math.min(...paper)).toBeGreaterThan(235)
  expect(Math.max(...field)).toBeLessThan(210)
})

test('a card is drawn once: a change of content does not change it', async () => {
  const card = await findCard(cardPath())
  const before = await get(card)
  expect(before.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await site.admin.patch(`/api/regards/${issue.id}`, { sommaire: 'Autre' })).status).toBe(
    200,
  )

  expect(await findCard(cardPath())).toBe(card)
  const after = await get(card)
  expect(after.headers.get('last-modified')).toBe(before.headers.get('last-modified'))
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
})

test('the card of an issue and of an article carries its title: another title is another card', async () => {
  const rename = async (titre: string) =>
    expect((await site.admin.patch(`/api/regards/${issue.id}`, { titre })).status).toBe(200)
  const nameOf = async () =>
    /<meta property="og:image" content="([^"]*)"/.exec(
      await (await get(`/regards/${issue.numero}`)).text(),
    )?.[1]
  await rename('Sous la coiffe')
  const [address, short] = [await nameOf(), await readCard(cardPath())]
  await rename('Les gestes du bois, du fil et de la pierre dans les villages')
  const long = await readCard(cardPath())

  // The picture stands on the left, the words on its right.
  expect(await countBright(long)).toBeGreaterThan(1.5 * (await countBright(short)))
  expect(await compareParts(short, long)).toEqual({ left: 'same', right: 'other' })
  expect(await nameOf()).not.toBe(address)
  await rename('Sous la coiffe')
  expect(await nameOf()).toBe(address)

  expect(await countBright(await readCard(cardPath(`/articles/${slug}`)))).toBeGreaterThan(2_000)
})

/** Pixels of the right half of a card that have the colour of titles. */
async function countBright(jpeg: Buffer): Promise<number> {
  const region = { left: 600, top: 100, width: 600, height: 480 }
  const data = await sharp(jpeg).extract(region).raw().toBuffer()
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) > 235 && (data[at + 1] ?? 0) > 225 && (data[at + 2] ?? 0) > 205) count += 1
  }
  return count
}

/** Compares the picture and the words of two cards; a JPEG of the same pixels may differ a little. */
async function compareParts(one: Buffer, other: Buffer) {
  const compare = async (left: number, width: number) => {
    const read = (jpeg: Buffer) =>
      sharp(jpeg).extract({ left, top: 40, width, height: 500 }).raw().toBuffer()
    const [here, there] = [await read(one), await read(other)]
    const differing = here.filter((value, at) => Math.abs(value - (there[at] ?? 0)) > 40).length
    return differing > here.length / 500 ? 'other' : 'same'
  }
  return { left: await compare(80, 300), right: await compare(600, 560) }
}

test('another cover has another card, at another address', async () => {
  const nameOf = async () =>
    /<meta property="og:image" content="([^"]*)"/.exec(
      await (await get(`/regards/${issue.numero}`)).text(),
    )?.[1]
  const [card, address] = [await findCard(cardPath()), await nameOf()]
  const couverture = await uploadFile(site.admin, await makeImage('png'), {
    ...coverMetadata,
    folder: createFolderName(),
  })
  expect((await site.admin.patch(`/api/regards/${issue.id}`, { couverture })).status).toBe(200)

  expect(await findCard(cardPath())).not.toBe(card)
  expect(await nameOf()).not.toBe(address)
})

test.each([
  ['/pages/99', 404],
  ['/pages/0', 404],
  ['/pages/2x', 404],
  ['/articles/aucun', 404],
])('%s has none', async (rest, status) => {
  expect((await get(cardPath(rest))).status).toBe(status)
})

test('an unpublished issue has no card', async () => {
  expect((await get('/api/regards/numero/99999/carte.jpg')).status).toBe(404)
})

test('the pages name their card', async () => {
  for (const [path, rest] of [
    [`/regards/${issue.numero}`, ''],
    [`/regards/${issue.numero}/lire/3`, '/pages/3'],
    [`/regards/${issue.numero}/texte`, ''],
    [`/regards/${issue.numero}/articles/${slug}`, `/articles/${slug}`],
  ] as const) {
    const html = await (await get(path)).text()
    const meta = (property: string) =>
      new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]
    expect(meta('og:image')).toMatch(
      new RegExp(`${cardPath(rest).replaceAll('.', '\\.')}(?:\\?v=[\\w-]+)?$`),
    )
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('og:image:alt')).toBeTruthy()
    expect(meta('twitter:card')).toBe('summary_large_image')
  }
})

// Last: it uses up what this network may read in a minute.
test('a client that draws one after the other is told to wait', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 40 && !statuses.includes(429); at += 1) {
    // Another spelling of the number has no entry in the cache.
    statuses.push(
      (await get(`/api/regards/numero/${issue.numero}/pages/${500 + at}/carte.jpg`)).status,
    )
  }
  expect(statuses).toContain(429)
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(30)
})
