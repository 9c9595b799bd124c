import { beforeEach, describe, expect, inject, test } from 'vitest'
import { nextNumero, publishRegard } from '../../factories/regard'
import {
  getMediaPath,
  getObjectPath,
  putObject,
  readObject,
  createPrefix,
  type Errors,
  type ObjectDoc,
} from '../../factories/storedObject'
import { client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'

const product = inject('product')
const visitor = client(product.url)
let path: string

const administrator = await visitor.as('administrateur')
beforeEach(async () => {
  path = await putObject(product, `${createPrefix()}fichier.pdf`, { hasMetadata: true })
})

const change = (what: unknown) => administrator.patch<ObjectDoc & Errors>(getObjectPath(path), what)
const serve = () => visitor.raw('GET', getMediaPath(path))

describe('a header', () => {
  test.each([
    { field: 'cacheControl', value: 'public, max-age=60', header: 'cache-control' },
    {
      field: 'contentDisposition',
      value: `attachment; filename="Regards-d'ete.pdf"; filename*=UTF-8''Regards-d%27%C3%A9t%C3%A9.pdf`,
      header: 'content-disposition',
    },
    { field: 'contentLanguage', value: 'fr, oc', header: 'content-language' },
    { field: 'contentType', value: 'text/plain; charset=utf-8', header: 'content-type' },
  ])('$field is served as it is set', async ({ field, value, header }) => {
    const answer = await change({ [field]: value })
    const served = await serve()

    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ [field]: value, metageneration: 2 })
    expect(await readObject(administrator, path)).toEqual(answer.json)
    expect(served.headers.get(header)).toBe(value)
    expect(await served.text()).toBe('Une bourrée')
  })

  test.each([
    ['cacheControl', 'no-store', 'public, max-age=31536000, immutable'],
    ['contentDisposition', 'attachment', 'inline'],
    ['contentEncoding', 'identity', null],
    ['contentLanguage', 'fr', null],
    ['contentType', 'text/plain', 'application/pdf'],
  ])('%s that is null goes back to its default', async (field, value, byDefault) => {
    await change({ [field]: value })
    const answer = await change({ [field]: null })

    expect(answer.json).toMatchObject({ [field]: byDefault, metageneration: 3 })
  })

  test('leaves other headers unchanged', async () => {
    const all = {
      cacheControl: 'no-cache',
      contentDisposition: 'inline; filename="a.pdf"',
      contentEncoding: 'identity',
      contentLanguage: 'fr',
      contentType: 'text/plain',
      customMetadata: { Auteur: 'Élise' },
    }
    await change(all)
    const answer = await change({ contentLanguage: 'oc' })

    expect(answer.json).toMatchObject({ ...all, contentLanguage: 'oc' })
  })
})

describe('custom metadata', () => {
  const words = {
    Auteur: 'Zoë  « la Vielle » 💃',
    'clé avec espaces': ' ',
    vide: '',
    constructor: 'Anatole',
    custom: '{"a":1}',
    md5: 'à moi',
    'guillemet"\\': `'"\\`,
  }

  test('are stored unchanged', async () => {
    await change({ customMetadata: words })

    expect((await readObject(administrator, path)).customMetadata).toEqual(words)
  })

  test('are merged key by key, and null removes one', async () => {
    await change({ customMetadata: { a: '1', b: '2', c: '3' } })
    const answer = await change({ customMetadata: { a: 'un', b: null, d: '4', e: null } })

    expect(answer.json.customMetadata).toEqual({ a: 'un', c: '3', d: '4' })
  })

  test('are at most 2 KB in all, existing ones included', async () => {
    expect((await change({ customMetadata: { a: 'x'.repeat(1_000) } })).status).toBe(200)
    const before = await readObject(administrator, path)
    for (const customMetadata of [
      { b: 'x'.repeat(1_000) },
      { a: 'x'.repeat(2_049) },
      { a: 'é'.repeat(1_000) },
      { ['x'.repeat(2_049)]: '' },
    ]) {
      const answer = await change({ customMetadata })

      expect(answer.status).toBe(400)
      expect(answer.json.errors[0]?.code).toBe('invalid-argument')
    }
    expect(await readObject(administrator, path)).toEqual(before)
    expect((await change({ customMetadata: { a: 'x'.repeat(1_700) } })).status).toBe(200)
  })

  test('concurrent changes lose nothing', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `clé-${index}`)
    const answers = await Promise.all(keys.map((key) => change({ customMetadata: { [key]: 'x' } })))

    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200))
    const object = await readObject(administrator, path)
    expect(Object.keys(object.customMetadata).toSorted()).toEqual(keys.toSorted())
    expect(object.metageneration).toBe(13)
  })
})

test('a change counts once, moves the date, and leaves the bytes’ own', async () => {
  const before = await readObject(administrator, path)
  const { json: after } = await change({ contentLanguage: 'fr', customMetadata: { a: 'b' } })

  expect(after).toEqual({
    ...before,
    contentLanguage: 'fr',
    customMetadata: { a: 'b' },
    metageneration: 2,
    updated: after.updated,
  })
  expect(Date.parse(after.updated)).toBeGreaterThanOrEqual(Date.parse(before.updated))
})

test('a change to equal values leaves the metageneration and the date', async () => {
  await change({ contentLanguage: 'fr', customMetadata: { a: 'b' } })
  const before = await readObject(administrator, path)

  for (const same of [{}, { contentLanguage: 'fr' }, { customMetadata: { a: 'b', c: null } }]) {
    expect((await change(same)).json).toEqual(before)
  }
})

test('an object that others stored can be changed as well', async () => {
  path = await putObject(product, `${createPrefix()}fichier.pdf`)
  const before = await readObject(administrator, path)
  const { json: after } = await change({ contentType: 'application/pdf' })

  expect(after).toEqual({
    ...before,
    contentType: 'application/pdf',
    metageneration: 2,
    updated: after.updated,
  })
})

test('the download name of an issue’s file stays beside a change', async () => {
  const { id } = await publishRegard(administrator)
  const { json } = await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
  path = json.pdf.url.replace('/media/', '')
  await change({ cacheControl: 'no-cache', customMetadata: { a: 'b' } })
  const next = nextNumero()
  await administrator.patch(`/api/regards/${id}`, { numero: next })

  expect(await readObject(administrator, path)).toMatchObject({
    contentDisposition: `inline; filename="Regards-${next}.pdf"`,
    cacheControl: 'no-cache',
    customMetadata: { a: 'b' },
  })
})

const headers = [
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
]

describe('nothing is changed by', () => {
  const refused: object[] = [
    ...headers.flatMap((field) =>
      [
        ...[1, true, [], {}, ['fr'], '', ' ', ' fr', 'fr ', 'é', 'x'.repeat(4_096)],
        ...['fr\r\nX-Intrus: 1', 'fr\n', 'fr\0', 'fr\u007f', 'fr\u2028'],
      ].map((value) => ({ [field]: value })),
    ),
    ...['fichier', 'form-data; name="a"', 'attachment; filename', 'inline; filename="a'].map(
      (value) => ({ contentDisposition: value }),
    ),
    ...['fr_FR', 'fr;q=1', '*', 'français'].map((value) => ({ contentLanguage: value })),
    ...['aws-chunked', 'gzip, br', 'GZIP', 'x'].map((value) => ({ contentEncoding: value })),
    ...['pdf', 'text/', '/plain', 'text/plain, text/html', 'text/plain;'].map((value) => ({
      contentType: value,
    })),
    ...[null, 1, 'a', [], ['a']].map((value) => ({ customMetadata: value })),
    ...[1, true, {}, [], 'a\r\nb', 'a\0', '\u0085'].map((value) => ({
      customMetadata: { a: value },
    })),
    ...['', 'a\n', '\0'].map((key) => ({ customMetadata: { [key]: 'a' } })),
    ...[
      ...['size', 'bucket', 'fullPath', 'name', 'generation', 'metageneration', 'timeCreated'],
      ...['updated', 'md5Hash', 'etag', 'ContentType', 'toString'],
    ].map((field) => ({ [field]: 'a' })),
    JSON.parse('{"__proto__":{"a":"b"}}') as object,
  ]

  test('a value of another form, or a field of the server', async () => {
    const before = await readObject(administrator, path)
    for (const what of refused) {
      const answer = await change({ cacheControl: 'no-cache', ...what })
      expect(answer.status, JSON.stringify(what)).toBe(400)
      expect(answer.json.errors).toEqual([
        { code: 'invalid-argument', message: expect.stringMatching(/^«\u00a0.+\.$/) as string },
      ])
    }
    expect(await readObject(administrator, path)).toEqual(before)
  })

  test.each(['[]', '1', 'null', '"a"', '{', 'é'])('a body that is %s', async (body) => {
    const answer = await administrator.request<Errors>('PATCH', getObjectPath(path), {
      body,
      headers: { 'content-type': 'application/json' },
    })

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]?.code).toBe('invalid-json')
  })
})

test('a refusal names the forbidden field in French', async () => {
  const { json } = await change({ contentEncoding: 'lzma' })

  expect(normalizeSpaces(json.errors[0]?.message ?? '')).toBe(
    '« contentEncoding » n’a pas une valeur permise.',
  )
})
