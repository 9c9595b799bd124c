import { afterAll, describe, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import type { Errors } from '../../factories/storedObject'
import { client, type Client } from '../../support/client'
import { decodeClaims } from '../../support/forgeToken'
import { openRecords } from '../../support/records'
import { createClientWithHeaders } from '../../support/session'

const product = inject('product')
const { url } = product
const visitor = client(url)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

type OwnSession = {
  id: string
  appareil: string | null
  adresse: string | null
  dateConnexion: string
  derniereActivite: string
  estActuelle: boolean
}

const administrator = await visitor.as('administrateur')
const records = await openRecords(product)
afterAll(() => records.close())

type Credentials = { email: string; password: string }

/** Signs in with a browser. */
async function openOn(browser: string, { email, password }: Credentials) {
  const answer = await visitor.post<{ token: string }>(
    '/api/users/login',
    { email, password },
    { headers: { 'user-agent': browser } },
  )
  expect(answer.status).toBe(200)
  const { token } = answer.json
  const as = (userAgent: string) =>
    createClientWithHeaders(url, {
      authorization: `JWT ${token}`,
      'user-agent': userAgent,
    })
  return { token, sid: String(decodeClaims(token).sid), who: as(browser), as }
}

/** Makes an account that is open on two devices. */
async function openOnTwo() {
  const account = await makeAccount(administrator)
  return { account, here: await openOn(FIREFOX, account), there: await openOn(SAFARI, account) }
}

const listOf = async (who: Client) =>
  (await who.get<{ sessions: OwnSession[] }>('/api/users/sessions')).json.sessions

const isOpen = async (who: Client) =>
  (await who.get<{ user: object | null }>('/api/users/me')).json.user !== null

const rowOf = async (sid: string) => (await records.find('sessions', { sid }))[0]

describe('one’s own sessions', () => {
  test('are listed with device, place and time, the current one first', async () => {
    const before = Date.now()
    const { here, there } = await openOnTwo()
    const sessions = await listOf(here.who)

    expect(sessions).toMatchObject([
      { id: here.sid, appareil: 'Firefox sur Windows', estActuelle: true },
      { id: there.sid, appareil: 'Safari sur iPhone', estActuelle: false },
    ])
    for (const { adresse, dateConnexion, derniereActivite } of sessions) {
      // Shortened, as the log has it.
      expect(adresse).toMatch(/^(127\.0\.0\.0\/24|::\/48)$/)
      for (const moment of [dateConnexion, derniereActivite]) {
        expect(Date.parse(moment)).toBeGreaterThanOrEqual(before)
        expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now())
      }
    }
  })

  test('end one by one, for their token at once', async () => {
    const { here, there } = await openOnTwo()
    expect(await isOpen(there.who)).toBe(true)
    expect((await here.who.delete(`/api/users/sessions/${there.sid}`)).status).toBe(200)

    expect(await isOpen(there.who)).toBe(false)
    expect((await there.who.post('/api/users/refresh-token')).status).toBe(403)
    expect((await there.who.get('/api/users/sessions')).status).toBe(401)
    expect(await isOpen(here.who)).toBe(true)
    expect((await listOf(here.who)).map(({ id }) => id)).toEqual([here.sid])
  })

  test('end all but the current one', async () => {
    const { account, here, there } = await openOnTwo()
    const third = await openOn(FIREFOX, account)
    expect((await here.who.delete('/api/users/sessions')).status).toBe(200)

    expect(await isOpen(there.who)).toBe(false)
    expect(await isOpen(third.who)).toBe(false)
    expect((await listOf(here.who)).map(({ id }) => id)).toEqual([here.sid])
  })

  test('end when their browser signs in again, for their token at once', async () => {
    const { account, here, there } = await openOnTwo()
    const again = await here.who.post('/api/users/login', {
      email: account.email,
      password: account.password,
    })

    expect(again.status).toBe(200)
    expect([await isOpen(here.who), await isOpen(there.who)]).toEqual([false, true])
  })

  test('are nobody else’s to see or to end', async () => {
    const [own, other] = [await openOnTwo(), await openOnTwo()]
    const path = `/api/users/sessions/${other.here.sid}`
    for (const who of [own.here.who, administrator]) {
      const answer = await who.delete<Errors>(path)
      expect(answer.status).toBe(404)
      expect(answer.json.errors[0]?.code).toBe('not-found')
    }
    for (const request of [
      visitor.get<Errors>('/api/users/sessions'),
      visitor.delete<Errors>('/api/users/sessions'),
      visitor.delete<Errors>(path),
    ]) {
      const { status, json } = await request
      expect(status).toBe(401)
      expect(json.errors[0]?.code).toBe('unauthenticated')
    }

    expect(await isOpen(other.here.who)).toBe(true)
    const ids = (await listOf(own.here.who)).map(({ id }) => id)
    expect(ids.toSorted()).toEqual([own.here.sid, own.there.sid].toSorted())
  })
})

describe('all sessions of an account', () => {
  test('are ended by an administrateur alone', async () => {
    const { account, here, there } = await openOnTwo()
    const path = `/api/users/${account.id}/sessions`
    expect((await visitor.delete(path)).status).toBe(401)
    expect((await (await visitor.as('editeur')).delete(path)).status).toBe(403)
    expect((await here.who.delete(path)).status).toBe(403)
    expect(await isOpen(here.who)).toBe(true)
    expect((await administrator.delete(path)).status).toBe(200)

    expect(await isOpen(here.who)).toBe(false)
    expect(await isOpen(there.who)).toBe(false)
    // The password stays.
    expect(await isOpen((await openOn(FIREFOX, account)).who)).toBe(true)
  })

  test('but the current one, if the account is one’s own', async () => {
    const account = await makeAccount(administrator, 'administrateur')
    const [here, there] = [await openOn(FIREFOX, account), await openOn(SAFARI, account)]
    expect((await here.who.delete(`/api/users/${account.id}/sessions`)).status).toBe(200)

    expect(await isOpen(here.who)).toBe(true)
    expect(await isOpen(there.who)).toBe(false)
  })
})

describe('the stored data of a session', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  test('is its last use, to within five minutes, with the device and place of that use', async () => {
    const { here } = await openOnTwo()
    const use = () => here.as(SAFARI).get('/api/users/me')
    const read = async () => {
      const row = await rowOf(here.sid)
      return { appareil: row?.appareil, at: new Date(row?.derniereActivite as string).getTime() }
    }
    const recent = minutesAgo(4)
    await records.update('sessions', { sid: here.sid }, { derniereActivite: recent })
    await use()
    expect(await read()).toEqual({ appareil: 'Firefox sur Windows', at: recent.getTime() })

    await records.update('sessions', { sid: here.sid }, { derniereActivite: minutesAgo(6) })
    await use()
    const { appareil, at } = await read()
    expect(appareil).toBe('Safari sur iPhone')
    expect(Date.now() - at).toBeLessThan(60_000)
  })

  test('is its device, also when a request does not name one', async () => {
    const { here } = await openOnTwo()
    await records.update('sessions', { sid: here.sid }, { derniereActivite: minutesAgo(6) })
    await here.as('').get('/api/users/me')

    expect((await rowOf(here.sid))?.appareil).toBe('Firefox sur Windows')
  })

  test('is the device that opens a page of the panel', async () => {
    const { here } = await openOnTwo()
    await records.update('sessions', { sid: here.sid }, { derniereActivite: minutesAgo(6) })
    const cookie = `payload-token=${here.token}`
    const page = await visitor.raw('GET', '/admin', {
      headers: { cookie, 'user-agent': SAFARI },
    })
    await page.body?.cancel()

    const row = await rowOf(here.sid)
    expect(row?.appareil).toBe('Safari sur iPhone')
    expect(row?.adresse).toMatch(/^(127\.0\.0\.0\/24|::\/48)$/)
  })

  test('is forgotten when the session ends, also by a new password', async () => {
    const { account, here, there } = await openOnTwo()
    const third = await openOn(FIREFOX, account)
    await there.who.post('/api/users/logout')
    await here.who.delete(`/api/users/sessions/${here.sid}`)
    await administrator.patch(`/api/users/${account.id}`, { password: 'nouvelle-farandole' })

    for (const { sid } of [here, there, third]) {
      expect(await rowOf(sid)).toBeUndefined()
    }
  })

  test('goes with the account', async () => {
    const { account, here } = await openOnTwo()
    expect(await rowOf(here.sid)).toBeDefined()
    await administrator.delete(`/api/users/${account.id}`)

    expect(await rowOf(here.sid)).toBeUndefined()
  })
})

test.each([
  ['azerty123', { strength: 'faible', isCommon: true }],
  ['cabrette coiffe sabots lavoir', { strength: 'fort', isCommon: false }],
])('of %s anybody is told how strong it would be', async (password, judgement) => {
  const answer = await visitor.post('/api/users/password-strength', { password })

  expect(answer.status).toBe(200)
  expect(answer.json).toEqual(judgement)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a value that is not a string has no password strength', async () => {
  for (const password of [undefined, 5, { length: 9 }]) {
    const { status, json } = await visitor.post<Errors>('/api/users/password-strength', {
      password,
    })
    expect(status).toBe(400)
    expect(json.errors[0]?.code).toBe('invalid-request')
  }
})
