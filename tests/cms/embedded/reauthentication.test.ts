import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { writeLetter } from '../../factories/letters'
import { publishRegard } from '../../factories/regard'
import type { Errors } from '../../factories/storedObject'
import { client, type Client } from '../../support/client'
import { decodeClaims } from '../../support/forgeToken'
import { openRecords, type Records } from '../../support/records'
import { createClientWithHeaders, openSession } from '../../support/session'

const product = inject('product')
const { url } = product
const visitor = client(url)
const path = '/api/users/reauthentication'
const MINUTE_MS = 60_000
const LATER = '2099-01-05T09:30'

type Session = { account: Awaited<ReturnType<typeof makeAccount>>; sid: string; me: Client }

let administrator: Client
let records: Records

beforeAll(async () => {
  administrator = await visitor.as('administrateur')
  records = await openRecords(product)
})
afterAll(() => records.close())

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)

/** Signs in with a new account, as if some minutes ago. */
async function signInBefore(minutes: number, role: 'administrateur' | 'editeur'): Promise<Session> {
  const account = await makeAccount(administrator, role)
  const { token } = await openSession(url, account)
  const sid = String(decodeClaims(token).sid)
  await records.update('sessions', { sid }, { dateConnexion: ago(minutes) })
  return { account, sid, me: createClientWithHeaders(url, { authorization: `JWT ${token}` }) }
}

const confirm = (who: Client, motDePasseActuel?: unknown) =>
  who.post<Errors & { expiration: string }>(path, { motDePasseActuel })

const rowOf = async (id: string) => {
  const { docs } = (
    await administrator.get<{ docs: { email: string; role: string }[] }>(
      `/api/users?where[id][equals]=${id}&depth=0`,
    )
  ).json
  return docs[0] && { email: docs[0].email, role: docs[0].role }
}

const dueCode = { errors: [{ code: 'reauthentication-required' }] }

const newEmail = () => `autre-${crypto.randomUUID()}@regards.test`

/** What makes a stolen session permanent, or locks the others out, done to an account. */
const takeovers: [string, number, (who: Client, id: string) => ReturnType<Client['get']>][] = [
  [
    'creates an account',
    201,
    (who) =>
      who.post('/api/users', {
        email: newEmail(),
        password: 'farandole-de-mai',
        role: 'administrateur',
      }),
  ],
  [
    'sets a password',
    200,
    (who, id) => who.patch(`/api/users/${id}`, { password: 'rigaudon-de-juin' }),
  ],
  ['changes an address', 200, (who, id) => who.patch(`/api/users/${id}`, { email: newEmail() })],
  ['promotes', 200, (who, id) => who.patch(`/api/users/${id}`, { role: 'administrateur' })],
  ['removes second factors', 204, (who, id) => who.delete(`/api/users/${id}/second-factor`)],
  ['closes the sessions', 200, (who, id) => who.delete(`/api/users/${id}/sessions`)],
  [
    'unlocks',
    200,
    async (who, id) => who.post('/api/users/unlock', { email: (await rowOf(id))?.email }),
  ],
  ['deletes', 200, (who, id) => who.delete(`/api/users/${id}`)],
]

describe('eleven minutes after the sign-in, an administrateur', () => {
  let session: Session
  beforeEach(async () => {
    session = await signInBefore(11, 'administrateur')
  })

  test.each(takeovers)('%s only after the password', async (_what, status, takeOver) => {
    const { account, me } = session
    const other = await makeAccount(administrator)
    const before = await rowOf(other.id)
    const refused = await takeOver(me, other.id)
    expect([refused.status, refused.json]).toMatchObject([403, dueCode])
    expect(await rowOf(other.id)).toEqual(before)
    expect((await visitor.post('/api/users/login', other)).status).toBe(200)

    const confirmed = await confirm(me, account.password)
    expect(confirmed.status).toBe(200)
    expect(confirmed.headers.get('cache-control')).toContain('no-store')
    expect((await takeOver(me, other.id)).status).toBe(status)
  })

  test('writes to all subscribers, now or later, only after the password', async () => {
    const { account, me } = session
    const { id } = await writeLetter(administrator)
    const issue = await publishRegard(administrator)
    const acts: [path: string, body: object][] = [
      [`/api/annonces/${id}/envoi`, {}],
      [`/api/annonces/${id}/programmation`, { date: LATER }],
      [`/api/regards/${issue.id}/annonce`, {}],
      [`/api/regards/${issue.id}/annonce/programmation`, { date: LATER }],
    ]
    for (const [act, body] of acts) {
      const refused = await me.post(act, body)
      expect([refused.status, refused.json]).toMatchObject([403, dueCode])
    }
    await confirm(me, account.password)
    expect((await me.post(`/api/annonces/${id}/programmation`, { date: LATER })).status).toBe(200)
    // What ends a plan, or sends it to oneself, asks nothing.
    expect((await me.delete(`/api/annonces/${id}/programmation`)).status).toBe(200)
  })

  test('changes and deletes no account of many at once', async () => {
    const { me } = session
    const other = await makeAccount(administrator)
    const where = `where[id][equals]=${other.id}`
    for (const refused of [
      await me.patch(`/api/users?${where}`, { role: 'administrateur' }),
      await me.patch(`/api/users?${where}`, { password: 'rigaudon-de-juin' }),
      await me.delete(`/api/users?${where}`),
    ]) {
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(refused.text).toContain('Confirmez d’abord que c’est vous')
    }
    expect(await rowOf(other.id)).toEqual({ email: other.email, role: 'editeur' })
    expect((await visitor.post('/api/users/login', other)).status).toBe(200)
  })

  test('does not delete their own account either', async () => {
    const { account, me } = session
    expect((await me.delete(`/api/users/${account.id}`)).json).toMatchObject(dueCode)
    expect(await rowOf(account.id)).toMatchObject({ email: account.email })
  })

  test('is believed with no wrong, missing or malformed password', async () => {
    const { me } = session
    for (const password of [undefined, '', 'faux', { $gt: '' }, 12]) {
      expect((await confirm(me, password)).status, JSON.stringify(password)).toBe(400)
      const { status } = await me.post('/api/users', {
        email: newEmail(),
        password: 'farandole-de-mai',
        role: 'editeur',
      })
      expect(status, JSON.stringify(password)).toBe(403)
    }
  })

  test('cannot say themselves when they gave the password', async () => {
    const { account, me } = session
    const dateConfirmation = new Date().toISOString()
    await me.patch(`/api/users/${account.id}`, { dateConfirmation })
    await me.patch(`/api/sessions?where[sid][equals]=${session.sid}`, { dateConfirmation })
    await confirm(me)
    expect((await me.delete(`/api/users/${account.id}`)).status).toBe(403)
  })

  test('may still change fields that grant no access', async () => {
    const { me } = session
    expect((await me.post('/api/globals/parametres', { telephone: '01 23 45 67 89' })).status).toBe(
      200,
    )
    const { status } = await me.delete('/api/users/sessions')
    expect(status).toBe(200)
  })
})

test('a confirmation holds for its session alone, for ten minutes', async () => {
  const { account, me, sid } = await signInBefore(11, 'administrateur')
  const { token } = await openSession(url, account)
  const other = createClientWithHeaders(url, { authorization: `JWT ${token}` })
  const { sid: otherSid } = decodeClaims(token)
  await records.update('sessions', { sid: String(otherSid) }, { dateConnexion: ago(11) })
  const { json } = await confirm(me, account.password)
  const rest = Date.parse(json.expiration) - Date.now()
  expect(rest).toBeGreaterThan(9 * MINUTE_MS)
  expect(rest).toBeLessThanOrEqual(10 * MINUTE_MS)
  expect((await me.get<{ expiration: string }>(path)).json.expiration).toBe(json.expiration)
  expect((await other.delete(`/api/users/${account.id}`)).status).toBe(403)

  await records.update('sessions', { sid }, { dateConfirmation: ago(10.1) })
  expect((await me.delete(`/api/users/${account.id}`)).json).toMatchObject(dueCode)
})

test('right after a sign-in nothing is asked', async () => {
  const { account, me } = await signInBefore(9, 'administrateur')
  expect((await me.delete(`/api/users/${account.id}`)).status).toBe(200)
})
