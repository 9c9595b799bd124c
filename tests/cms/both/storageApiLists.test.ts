import { beforeAll, describe, expect, inject, test } from 'vitest'
import {
  listAll,
  getListPath,
  listPage,
  getMediaPath,
  getObjectPath,
  OBJECTS_PATH,
  putObject,
  putObjects,
  readObject,
  createPrefix,
  type Errors,
  type ObjectList,
} from '../../factories/storedObject'
import { client } from '../../support/client'

const product = inject('product')
const visitor = client(product.url)

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')

const pathsOf = (pages: ObjectList[]) =>
  pages.flatMap(({ items }) => items.map(({ fullPath }) => fullPath))
const prefixesOf = (pages: ObjectList[]) => pages.flatMap(({ prefixes }) => prefixes)
const inByteOrder = (paths: string[]) =>
  paths.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))

describe('a listing', () => {
  const prefix = createPrefix()
  const names = [
    ...Array.from({ length: 12 }, (_, index) => `regards/${index}/fichier.pdf`),
    ...Array.from({ length: 6 }, (_, index) => `images/${index}/fête à Noël.png`),
    // In the order of bytes: '-' before '/', that before '0'; U+FFEE before U+1F483.
    ...['a-b', 'a/1', 'a/2', 'a/b/c', 'a0', 'A', 'é', 'e\u0301', 'z', '\uffee', '💃'],
    ...['100 % laine', 'a+b', 'a&b=c', 'a#b', "l'été", 'a?b', '(1)', '~', '!', ' '],
  ]
  const paths = inByteOrder(names.map((name) => prefix + name))

  beforeAll(async () => {
    const hidden = ['.metadata/x', '.partial/y', '.uploads/1', '.uploads/2', 'a/.caché']
    await putObjects(product, [...paths, ...hidden.map((name) => prefix + name)])
  })

  test.each([1, 7, 1000])('by pages of %i has everything once, in order', async (maxResults) => {
    const pages = await listAll(editor, { prefix, maxResults })

    expect(pathsOf(pages)).toEqual(paths)
    expect(prefixesOf(pages)).toEqual([])
    expect(pages.map(({ items }) => items.length)).toEqual(
      pages.map((_, index) => Math.min(maxResults, paths.length - index * maxResults)),
    )
  })

  test.each([1, 7, 1000])('by folders and pages of %i has each folder once', async (maxResults) => {
    const pages = await listAll(editor, { prefix, maxResults, delimiter: '/' })
    const isDeep = (path: string) => path.slice(prefix.length).includes('/')

    expect(pathsOf(pages)).toEqual(paths.filter((path) => !isDeep(path)))
    expect(prefixesOf(pages)).toEqual(['a/', 'images/', 'regards/'].map((name) => prefix + name))
    expect(
      pages
        .slice(0, -1)
        .every(({ items, prefixes }) => items.length + prefixes.length === maxResults),
    ).toBe(true)
  })

  test('without maxResults is one page of all there is', async () => {
    const page = await listPage(editor, { prefix })

    expect(page.items).toHaveLength(paths.length)
    expect(page).not.toHaveProperty('nextPageToken')
  })

  test.each([
    {
      start: 'a',
      delimiter: {},
      found: ['a#b', 'a&b=c', 'a+b', 'a-b', 'a/1', 'a/2', 'a/b/c', 'a0', 'a?b'],
    },
    { start: 'a/', delimiter: {}, found: ['a/1', 'a/2', 'a/b/c'] },
    { start: 'a/', delimiter: { delimiter: '/' }, found: ['a/1', 'a/2', 'a/b/'] },
    {
      start: 'regards/1',
      delimiter: { delimiter: '/' },
      found: ['regards/1/', 'regards/10/', 'regards/11/'],
    },
    { start: 'images/3/f', delimiter: {}, found: ['images/3/fête à Noël.png'] },
    { start: 'a/1/', delimiter: {}, found: [] },
    { start: 'nulle part/', delimiter: { delimiter: '/' }, found: [] },
  ])('that begins with $start $delimiter finds $found', async ({ start, delimiter, found }) => {
    const pages = await listAll(editor, { prefix: prefix + start, ...delimiter, maxResults: 2 })
    const entries = [...pathsOf(pages), ...prefixesOf(pages)]

    expect(inByteOrder(entries)).toEqual(inByteOrder(found.map((name) => prefix + name)))
  })

  test('never has more than a thousand on a page, the number that S3 gives at once', async () => {
    const prefix = createPrefix()
    const many = Array.from({ length: 1_002 }, (_, index) => `${prefix}${1_000 + index}`)
    await putObjects(product, many)
    const pages = await listAll(editor, { prefix })

    expect(pages.map(({ items }) => items.length)).toEqual([1_000, 2])
    expect(pathsOf(pages)).toEqual(many)
  })

  test('goes on from a pageToken at the same place, whatever was added or removed', async () => {
    const prefix = createPrefix()
    for (const name of ['b', 'c', 'd']) await putObject(product, prefix + name)
    const { nextPageToken } = await listPage(editor, { prefix, maxResults: 2 })
    const rest = () => listPage(administrator, { prefix, pageToken: nextPageToken ?? '' })
    const first = await rest()
    await putObject(product, `${prefix}a`)
    await administrator.delete(getObjectPath(`${prefix}c`))

    expect(pathsOf([first])).toEqual([`${prefix}d`])
    expect(await rest()).toEqual(first)
  })

  test('rejects a pageToken that is forged, or of another listing', async () => {
    const { nextPageToken = '' } = await listPage(editor, { prefix, maxResults: 1 })
    for (const query of [
      { prefix, pageToken: 'jeton' },
      { prefix, pageToken: '' },
      { prefix, pageToken: Buffer.from(paths[3] ?? '').toString('base64url') },
      { prefix, pageToken: `${nextPageToken}A` },
      { prefix, pageToken: nextPageToken, delimiter: '/' },
      { prefix: `${prefix}a`, pageToken: nextPageToken },
      { pageToken: nextPageToken },
    ]) {
      const answer = await editor.get<Errors>(getListPath(query))
      expect(answer.status).toBe(400)
      expect(answer.json.errors[0]?.code).toBe('invalid-argument')
    }
  })

  test('has the same metadata of each object as its own address', async () => {
    const { items } = await listPage(editor, { prefix: `${prefix}images/`, maxResults: 2 })

    expect(items).toHaveLength(2)
    for (const item of items) expect(await readObject(editor, item.fullPath)).toEqual(item)
  })

  test.each(paths.map((path) => path.slice(prefix.length)))(
    'has %j, which its address names and /media serves',
    async (name) => {
      const media = await visitor.raw('GET', getMediaPath(prefix + name))

      expect((await readObject(editor, prefix + name)).name).toBe(name.split('/').at(-1))
      expect(await media.text()).toBe('Une bourrée')
    },
  )
})

test.each([
  ...['maxResults=0', 'maxResults=1001', 'maxResults=-1', 'maxResults=1.5', 'maxResults=abc'],
  ...['maxResults=', 'maxResults=1e2', 'maxResults=%2B5', 'maxResults=5&maxResults=6'],
  ...['delimiter=', 'delimiter=a', 'delimiter=%2F%2F', 'delimiter=.'],
  ...['prefix=%2F', 'prefix=..%2F', 'prefix=regards%2F..%2F', 'prefix=a%2F%2Fb', 'prefix=%00'],
  ...['prefix=.metadata%2F', 'prefix=.metadata', 'prefix=.partial%2F', 'prefix=a%5C..%5C'],
])('a listing with %s is refused', async (query) => {
  const answer = await editor.get<Errors>(`${OBJECTS_PATH}?${query}`)

  expect(answer.status).toBe(400)
  expect(answer.json.errors[0]?.code).toBe('invalid-argument')
})
