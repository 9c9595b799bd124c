import { describe, expect, inject, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { uploadFile } from '../../factories/regard'
import {
  listPage,
  hashMd5,
  getObjectPath,
  OBJECTS_PATH,
  putObject,
  readObject,
  createPrefix,
  type Errors,
} from '../../factories/storedObject'
import { pdfMetadata, createFolderName } from '../../factories/uploads'
import { client } from '../../support/client'
import { requestRawPath } from '../../support/requestRawPath'

const product = inject('product')
const visitor = client(product.url)

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')

test('an uploaded file has all metadata', async () => {
  const folder = createFolderName()
  const bytes = await makePdf()
  const before = Date.now()
  await uploadFile(administrator, bytes, { ...pdfMetadata, folder })
  const object = await readObject(administrator, `regards/${folder}/fichier.pdf`)

  expect(object).toEqual({
    bucket: product.s3?.bucket ?? 'media',
    generation: expect.stringMatching(/^\d{16}$/) as string,
    metageneration: 1,
    fullPath: `regards/${folder}/fichier.pdf`,
    name: 'fichier.pdf',
    size: bytes.length,
    timeCreated: object.timeCreated,
    updated: object.timeCreated,
    md5Hash: hashMd5(bytes),
    cacheControl: 'public, max-age=31536000, immutable',
    contentDisposition: 'inline',
    contentEncoding: null,
    contentLanguage: null,
    contentType: 'application/pdf',
    customMetadata: {},
  })
  const created = new Date(object.timeCreated)
  expect(created.toISOString()).toBe(object.timeCreated)
  expect(created.getTime()).toBeGreaterThanOrEqual(before)
  expect(created.getTime()).toBeLessThanOrEqual(Date.now())
})

test('other bytes at the same path change the generation', async () => {
  const folder = createFolderName()
  const path = `regards/${folder}/fichier.pdf`
  const id = await uploadFile(administrator, await makePdf(), { ...pdfMetadata, folder })
  await administrator.patch(getObjectPath(path), { contentLanguage: 'fr' })
  const first = await readObject(administrator, path)
  await administrator.delete(`/api/documents/${id}`)
  const bytes = await makePdf({ sizeBytes: 50_000 })
  await uploadFile(administrator, bytes, { ...pdfMetadata, folder })
  const second = await readObject(administrator, path)

  expect(first.metageneration).toBe(2)
  expect(second).toMatchObject({
    metageneration: 1,
    md5Hash: hashMd5(bytes),
    contentLanguage: null,
  })
  expect(second.generation).not.toBe(first.generation)
})

test.each([true, false])(
  'an object that was put into the storage by hand is listed and read (with metadata: %s)',
  async (hasMetadata) => {
    const prefix = createPrefix()
    const path = await putObject(product, `${prefix}ancien.pdf`, { hasMetadata })
    const object = await readObject(editor, path)

    expect(object).toMatchObject({
      metageneration: 1,
      size: 12,
      md5Hash: hasMetadata ? hashMd5('Une bourrée') : null,
      contentType: hasMetadata ? 'application/pdf' : 'application/octet-stream',
      updated: object.timeCreated,
      customMetadata: {},
    })
    expect((await listPage(editor, { prefix })).items).toEqual([object])
  },
)

test('slashes of a path may be percent-encoded', async () => {
  const path = await putObject(product, `${createPrefix()}à l’envers.pdf`)
  const answer = await editor.get<{ fullPath: string }>(
    `${OBJECTS_PATH}/${encodeURIComponent(path)}`,
  )

  expect(answer.json.fullPath).toBe(path)
})

describe('of a path that leads elsewhere', () => {
  const malformed = [
    ...['..', '../../../package.json', '%2e%2e/%2e%2e/package.json', '%2e%2e%2fpackage.json'],
    ...['..\\package.json', '/etc/passwd', 'a//b', '%', '%E0%A4%A', 'caf%E9'],
  ]
  const nameless = [
    ...['..%2f..%2fpackage.json', 'a%2f..%2f..%2fb', '..%5c..%5cpackage.json', '%2fetc%2fpasswd'],
    ...['a%2f%2fb', '%00', 'a%00.pdf', '%252e%252e%252f', 'a%0d%0ab', '.metadata/regards'],
    ...['.partial/a', 'regards/.cache', 'a'.repeat(251), '%C3%A9'.repeat(126)],
    'a/'.repeat(600) + 'a',
  ]

  test.each([
    ...malformed.map((path) => ({ path, expected: [400, 'invalid-request'] })),
    ...nameless.map((path) => ({ path, expected: [404, 'object-not-found'] })),
  ])('$path nothing is told or done', async ({ path, expected }) => {
    const headers = { authorization: `JWT ${administrator.token}` }
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const address = `${OBJECTS_PATH}/${path}`
      const { status, text } = await requestRawPath(product.url, method, address, headers)
      const { errors } = JSON.parse(text) as Errors
      expect([status, ...errors.map(({ code }) => code)], method).toEqual(expected)
      expect(errors[0]?.message).not.toBe('')
    }
  })
})

test('an object that is not there is not found', async () => {
  for (const answer of [
    await editor.get<Errors>(getObjectPath('regards/inconnu/fichier.pdf')),
    await administrator.patch<Errors>(getObjectPath('regards/inconnu/fichier.pdf'), {}),
    await administrator.delete<Errors>(getObjectPath('regards/inconnu/fichier.pdf')),
    await editor.get<Errors>(getObjectPath('regards')),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.json.errors).toEqual([
      { message: 'Ce fichier n’existe pas.', code: 'object-not-found' },
    ])
  }
})

test.each([
  { address: OBJECTS_PATH, verbs: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], allow: 'GET' },
  { address: getObjectPath('a'), verbs: ['POST', 'PUT', 'OPTIONS'], allow: 'GET, PATCH, DELETE' },
])('$address has no other verbs than $allow', async ({ address, verbs, allow }) => {
  for (const verb of verbs) {
    const answer = await administrator.request<Errors>(verb, address)

    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allow)
    expect(answer.json.errors[0]?.code).toBe('method-not-allowed')
  }
})

test('an unknown method returns 405 with an error body of the API', async () => {
  for (const verb of ['TRACE', 'PROPFIND']) {
    const answer = await requestRawPath(product.url, verb, OBJECTS_PATH)

    expect(answer.status).toBe(405)
    expect(answer.text).toContain('"code":"method-not-allowed"')
  }
})
