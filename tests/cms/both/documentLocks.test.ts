import { beforeAll, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { readPage, savePage } from '../../factories/page'
import { publishWithSharedCover } from '../../factories/regard'
import type { Errors } from '../../factories/storedObject'
import { client, type Client } from '../../support/client'
import { callServerFunction } from '../../support/serverFunction'
import { openSession, createClientWithHeaders } from '../../support/session'

const { url } = inject('product')
const LOCKS = '/api/payload-locked-documents'
const LONG = '2099-01-01T00:00:00.000Z'

type Lock = { id: string; updatedAt: string; user: { value: string | { id: string } } }

let administrator: Client
let editor: Client
let other: Client
let editorId: string
let otherId: string

beforeAll(async () => {
  administrator = await client(url).as('administrateur')
  ;[editor, other] = await Promise.all([signedIn(), signedIn()])
  ;[editorId, otherId] = await Promise.all([idOf(editor), idOf(other)])
})

async function signedIn(): Promise<Client> {
  const account = await makeAccount(administrator, 'editeur')
  return createClientWithHeaders(url, {
    cookie: (await openSession(url, account)).cookie,
    origin: url,
  })
}

const idOf = async (who: Client) =>
  (await who.get<{ user: { id: string } }>('/api/users/me')).json.user.id

/** What the panel does when somebody begins to edit a page, which it locks. */
const edit = (who: Client, what: { globalSlug: string } | { collectionSlug: string; id: string }) =>
  callServerFunction(who, 'form-state', {
    ...what,
    operation: 'update',
    schemaPath: 'globalSlug' in what ? what.globalSlug : what.collectionSlug,
    formState: {},
    docPermissions: { fields: true, update: true, read: true },
    docPreferences: { fields: {} },
    returnLockStatus: true,
    updateLastEdited: true,
  })

const lockOf = async (page: string) =>
  (await editor.get<{ docs: Lock[] }>(`${LOCKS}?depth=0&where[globalSlug][equals]=${page}`)).json
    .docs[0]

const holderOf = (lock: Lock | undefined) =>
  typeof lock?.user.value === 'object' ? lock.user.value.id : lock?.user.value

test('document locks cannot be written over REST', async () => {
  const regard = await publishWithSharedCover(administrator)
  const locks = [
    { document: { relationTo: 'regards', value: regard.id } },
    { globalSlug: 'historique' },
  ]
  for (const what of locks) {
    for (const who of [editor, administrator]) {
      const user = { relationTo: 'users', value: editorId }
      const answer = await who.post<Errors>(LOCKS, { ...what, user, updatedAt: LONG })

      expect(answer.status).toBe(403)
    }
  }
  expect((await administrator.patch(`/api/regards/${regard.id}`, { titre: 'Le lin' })).status).toBe(
    200,
  )
})

test('a page that somebody edits is locked from now on; taken over, it is the other’s from then on', async () => {
  const page = 'notreSiege'
  expect((await edit(editor, { globalSlug: page })).status).toBe(200)
  const lock = await lockOf(page)
  expect(holderOf(lock)).toBe(editorId)

  // As the panel takes over, and what it never says beside.
  const user = { relationTo: 'users', value: editorId }
  const taken = await other.patch(`${LOCKS}/${lock?.id}`, {
    user,
    globalSlug: 'accueil',
    updatedAt: LONG,
    createdAt: LONG,
  })
  expect(taken.status).toBe(200)
  const now = await lockOf(page)

  expect(now?.id).toBe(lock?.id)
  expect(holderOf(now)).toBe(otherId)
  expect(Date.parse(now?.updatedAt ?? '')).toBeLessThanOrEqual(Date.now() + 60_000)
  expect(await lockOf('accueil')).toBeUndefined()
})

test('another editor sees the address of the editor of a page, a visitor does not', async () => {
  const page = 'quiSommesNous'
  await edit(editor, { globalSlug: page })
  const { json } = await editor.get<{ user: { email: string } }>('/api/users/me')
  const path = `${LOCKS}?where[globalSlug][equals]=${page}`
  const told = await other.get<{ docs: Lock[] }>(path)

  expect(told.json.docs[0]?.user.value).toEqual({ id: editorId, email: json.user.email })
  expect((await client(url).get(path)).status).toBe(403)
})

test('an idle editor keeps the lock: no other saves the draft before it is taken over or published', async () => {
  const page = 'historique'
  const autosave = (who: Client, titre: string) =>
    who.post<Errors>(`/api/globals/${page}?draft=true&autosave=true`, { titre })
  expect((await autosave(editor, 'Vielles')).status).toBe(200)
  const lock = await lockOf(page)
  expect(holderOf(lock)).toBe(editorId)

  const refused = await autosave(other, 'Musettes')
  expect([refused.status, refused.json.errors[0]?.code]).toEqual([423, 'locked'])
  expect((await autosave(editor, 'Vielles et binious')).status).toBe(200)

  const user = { relationTo: 'users', value: otherId }
  await other.patch(`${LOCKS}/${(await lockOf(page))?.id}`, { user })
  expect((await autosave(editor, 'Vielles')).status).toBe(423)
  expect((await autosave(other, 'Musettes')).status).toBe(200)

  const texts = await readPage(editor, page)
  expect((await savePage(editor, page, texts)).status).toBe(200)
  expect(await lockOf(page)).toBeUndefined()
})

test('taking a page over keeps the other editor’s draft as a version', async () => {
  const page = 'politiqueDeConfidentialite'
  type Version = { version: { titre: string; modifiePar: string } }
  const autosave = (who: Client, titre: string) =>
    who.post<Errors>(`/api/globals/${page}?draft=true&autosave=true`, { titre })
  const drafts = async () =>
    (
      await editor.get<{ docs: Version[] }>(`/api/globals/${page}/versions?sort=-updatedAt`)
    ).json.docs.map(({ version }) => version.titre)
  for (const titre of ['Vielles', 'Vielles et binious']) await autosave(editor, titre)
  expect((await drafts()).slice(0, 1)).toEqual(['Vielles et binious'])
  const count = (await drafts()).length

  const user = { relationTo: 'users', value: otherId }
  await other.patch(`${LOCKS}/${(await lockOf(page))?.id}`, { user })
  for (const titre of ['Musettes', 'Musettes et cab', 'Musettes et cabrettes']) {
    expect((await autosave(other, titre)).status).toBe(200)
  }
  expect((await drafts()).slice(0, 2)).toEqual(['Musettes et cabrettes', 'Vielles et binious'])
  expect(await drafts()).toHaveLength(count + 1)
})

test('only its holder ends a lock', async () => {
  const page = 'mentionsLegales'
  await edit(editor, { globalSlug: page })
  const lock = await lockOf(page)
  await other.delete(`${LOCKS}/${lock?.id}`)
  expect((await lockOf(page))?.id).toBe(lock?.id)

  expect((await editor.delete(`${LOCKS}/${lock?.id}`)).status).toBe(200)
  expect(await lockOf(page)).toBeUndefined()
})

test('an issue is never locked', async () => {
  const regard = await publishWithSharedCover(administrator)
  const countLocks = async () =>
    (await administrator.get<{ totalDocs: number }>(`${LOCKS}?limit=1`)).json.totalDocs
  const before = await countLocks()
  const account = await makeAccount(administrator, 'administrateur')
  const { cookie } = await openSession(url, account)
  for (const who of [editor, createClientWithHeaders(url, { cookie, origin: url })]) {
    // What locks a page, as a test above shows.
    const answer = await edit(who, { collectionSlug: 'regards', id: regard.id })

    expect(answer.status).toBe(200)
    // A lock has no place for an issue.
    expect(answer.text).toContain('The following paths cannot be queried: document')
    expect(await countLocks()).toBe(before)
  }
  const change = await administrator.patch(`/api/regards/${regard.id}`, { titre: 'Le chanvre' })

  expect(change.status).toBe(200)
})
