import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { makeImage } from '../../factories/image'
import { readPage, snapshotPages } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { publishRegard, type RegardDoc } from '../../factories/regard'
import {
  getMediaPath,
  getObjectPath,
  putObject,
  readObject,
  createPrefix,
  type Errors,
} from '../../factories/storedObject'
import { pdfMetadata } from '../../factories/uploads'
import { client, type ApiResponse, type Client } from '../../support/client'
import { getSessionCookie, openSession, createClientWithHeaders } from '../../support/session'
import { getUploadOffset, createUpload, sendChunk, getUploadLocation } from '../../support/tus'

const product = inject('product')
const { url } = product

const REFUSAL = { message: 'Cette demande vient d’un autre site.', code: 'cross-origin' }

/** What browsers say of a request that a page of another origin makes them send. */
const foreignPages: [page: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another site, to https', { 'sec-fetch-site': 'cross-site' }],
  [
    'another host of the same domain',
    { origin: 'https://autre.regards.test', 'sec-fetch-site': 'same-site' },
  ],
]
const ownPages: [page: string, headers: Record<string, string>][] = [
  ['the site', { origin: url }],
  ['the site, to https', { origin: url, 'sec-fetch-site': 'same-origin' }],
  ['a program', {}],
]

let cookie: string
let regard: RegardDoc
/** A stored file without a record: nothing else keeps it from being changed or deleted. */
let file: string
let upload: string

const administrator = await client(url).as('administrateur')
const putBack = await snapshotPages(administrator, ['accueil'])
await prepare()
afterAll(() => putBack())

/** Opens a session, and makes what the writes change. */
async function prepare() {
  const account = await makeAccount(administrator, 'administrateur')
  cookie = (await openSession(url, account)).cookie
  regard = await publishRegard(administrator)
  file = await putObject(product, `${createPrefix()}fichier.pdf`, { hasMetadata: true })
  const bytes = await makePdf()
  upload = await getUploadLocation(
    await createUpload(createClientWithHeaders(url, { cookie }), bytes.length, pdfMetadata),
  )
}

const TUS = { 'tus-resumable': '1.0.0' }

const newAccount = () => ({
  email: `intrus-${randomInt(2 ** 40)}@regards.test`,
  password: 'farandole',
  role: 'administrateur',
})

const payloadForm = (value: unknown) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(value))
  return form
}

const imageForm = async () => {
  const form = payloadForm({ alt: 'Une coiffe' })
  form.set('file', new Blob([new Uint8Array(await makeImage('png'))]), 'a.png')
  return form
}

const typed = (type: string, body: string) => ({ body, headers: { 'content-type': type } })

const read = async (sending: Promise<Response>): Promise<ApiResponse> => {
  const response = await sending
  const text = await response.text()
  const { status, headers } = response
  return { status, headers, text, json: text ? (JSON.parse(text) as unknown) : undefined }
}

/** `accepted` is what the site itself is answered; undefined where it is no success, for another reason. */
type Write = [
  what: string,
  accepted: number | undefined,
  send: (who: Client) => Promise<ApiResponse>,
]

const writes: Write[] = [
  ['creates an account', 201, (who) => who.post('/api/users', newAccount())],
  [
    'creates an account with a form',
    201,
    (who) => who.post('/api/users', undefined, { body: payloadForm(newAccount()) }),
  ],
  [
    'sends an account as a text form, which is no record',
    415,
    (who) => who.post('/api/users', undefined, typed('text/plain', JSON.stringify(newAccount()))),
  ],
  [
    'sends an account as a plain form, which is no record',
    415,
    (who) =>
      who.post(
        '/api/users',
        undefined,
        typed('application/x-www-form-urlencoded', new URLSearchParams(newAccount()).toString()),
      ),
  ],
  ['changes an issue', 200, (who) => who.patch(`/api/regards/${regard.id}`, { titre: 'Volé' })],
  ['deletes an issue', 200, (who) => who.delete(`/api/regards/${regard.id}`)],
  [
    'moves many issues to the trash',
    200,
    (who) =>
      who.patch(`/api/regards?where[id][equals]=${regard.id}`, { deletedAt: '2026-01-01T00:00Z' }),
  ],
  [
    'deletes an issue by another method’s name',
    undefined,
    (who) =>
      who.post(`/api/regards/${regard.id}`, undefined, {
        headers: { 'x-http-method-override': 'DELETE' },
      }),
  ],
  [
    'reads by another method’s name',
    undefined,
    (who) =>
      who.post('/api/users', undefined, {
        ...typed('application/x-www-form-urlencoded', 'limit=1'),
        headers: { 'x-http-method-override': 'GET' },
      }),
  ],
  ['changes a page', 200, (who) => who.post('/api/globals/accueil', { accroche: 'Volé' })],
  [
    'sends an image',
    201,
    async (who) => who.post('/api/images', undefined, { body: await imageForm() }),
  ],
  ['begins an upload', 201, async (who) => read(createUpload(who, 1000, pdfMetadata))],
  ['continues an upload', 204, async (who) => read(sendChunk(who, upload, 0, Buffer.from('%PDF')))],
  ['ends an upload', 204, (who) => who.delete(upload, { headers: TUS })],
  [
    'changes a file’s metadata',
    200,
    (who) => who.patch(getObjectPath(file), { contentLanguage: 'br' }),
  ],
  ['deletes a file', 204, (who) => who.delete(getObjectPath(file))],
  ['refreshes the session', 200, (who) => who.post('/api/users/refresh-token')],
  ['signs out', 200, (who) => who.post('/api/users/logout')],
  ['calls a server action of the panel', 200, (who) => who.post('/admin', {})],
]

/** All that the writes would change. */
async function readState() {
  const accounts = await administrator.get<{ totalDocs: number }>('/api/users?limit=1')
  const images = await administrator.get<{ totalDocs: number }>('/api/images?limit=1')
  const me = await createClientWithHeaders(url, { cookie }).get<{ user: { id: string } | null }>(
    '/api/users/me',
  )
  return {
    accounts: accounts.json.totalDocs,
    images: images.json.totalDocs,
    issue: (await administrator.get(`/api/regards/${regard.id}?depth=0`)).json,
    accueil: await readPage(administrator, 'accueil'),
    offset: await getUploadOffset(createClientWithHeaders(url, { cookie }), upload),
    file: await readObject(administrator, file),
    session: me.json.user?.id,
  }
}

describe.each(foreignPages)('a page of %s, with the session’s cookie,', (_page, headers) => {
  const browser = () => createClientWithHeaders(url, { ...headers, cookie })

  test('changes nothing', async () => {
    const before = await readState()
    for (const [what, , send] of writes) {
      const answer = await send(browser())

      expect(answer.status, what).toBe(403)
      expect((answer.json as Errors).errors, what).toEqual([REFUSAL])
      expect(answer.headers.get('cache-control'), what).toBe('no-store')
      expect(answer.headers.get('set-cookie'), what).toBeNull()
    }
    expect(await readState()).toEqual(before)
  })

  test('signs nobody in', async () => {
    const { email, password } = await makeAccount(administrator)
    const answer = await createClientWithHeaders(url, headers).post<Errors>('/api/users/login', {
      email,
      password,
    })

    expect(answer.status).toBe(403)
    expect(answer.json.errors).toEqual([REFUSAL])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('may link to public pages and files', async () => {
    for (const path of ['/', '/regards', '/api/regards', getMediaPath(file)]) {
      expect((await browser().get(path)).status, path).toBe(200)
    }
  })

  test('may send the public writes', async () => {
    const who = browser()
    const count = await who.post(`/api/regards/numero/${regard.numero}/vue`)
    const download = await who.post(`/api/regards/numero/${regard.numero}/telechargement`)
    const inscription = await who.post('/api/newsletter/inscription', {
      email: `abonnee-${randomInt(2 ** 40)}@regards.test`,
    })
    const confirmation = await who.post<Errors>('/api/newsletter/confirmation', { jeton: 'x' })
    const unsubscription = await who.post<Errors>(
      '/api/newsletter/desinscription?jeton=x',
      undefined,
      typed('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'),
    )
    const consent = await who.post<Errors>('/api/consentement', { identifiant: randomUUID() })

    expect(count.status).toBe(200)
    expect(download.status).toBe(200)
    expect(inscription.status).toBe(202)
    // The token and the choice are looked at, and found wanting.
    expect(confirmation.json.errors[0]?.code).toBe('invalid-token')
    expect(unsubscription.json.errors[0]?.code).toBe('invalid-token')
    expect(consent.status).toBe(400)
  })
})

test.each(ownPages)('%s signs in, changes something, and signs out', async (_page, headers) => {
  const account = await makeAccount(administrator, 'administrateur')
  const signIn = await createClientWithHeaders(url, headers).post('/api/users/login', account)
  const who = createClientWithHeaders(url, { ...headers, cookie: getSessionCookie(signIn.headers) })

  expect((await who.post('/api/users', newAccount())).status).toBe(201)
  expect((await who.patch(`/api/regards/${regard.id}`, { titre: 'Dentelles' })).status).toBe(200)
  expect((await who.post('/api/users/refresh-token')).status).toBe(200)
  expect((await who.post('/api/users/logout')).status).toBe(200)
  expect((await who.get<{ user: unknown }>('/api/users/me')).json.user).toBeNull()
})

describe('the site itself', () => {
  beforeAll(prepare)

  // In this order: what is deleted, or the session that ends, is needed by no later one.
  test.each(writes)('%s', async (_what, accepted, send) => {
    const { status, json } = await send(createClientWithHeaders(url, { origin: url, cookie }))
    if (accepted !== undefined) expect(status).toBe(accepted)
    expect((json as Partial<Errors> | undefined)?.errors ?? []).not.toContainEqual(REFUSAL)
  })
})
