import { describe, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import type { Errors } from '../../factories/storedObject'
import { client } from '../../support/client'
import { decodeClaims, forgeToken, readSecret, removeSignature } from '../../support/forgeToken'
import { openRecords } from '../../support/records'
import {
  getSessionCookie,
  openSession,
  createClientWithHeaders,
  type Session,
} from '../../support/session'

const product = inject('product')
const { url } = product
const visitor = client(url)

type Refreshed = Errors & { refreshedToken: string; exp: number; user: { email: string } }

const administrator = await visitor.as('administrateur')

const refresh = (headers: Record<string, string>) =>
  visitor.post<Refreshed>('/api/users/refresh-token', undefined, { headers })
const withToken = (token: string) => ({ authorization: `JWT ${token}` })

async function signInAnew() {
  const account = await makeAccount(administrator)
  return { ...account, session: await openSession(url, account) }
}

/** Who the product takes a request for. */
const userWith = async (headers: Record<string, string>) =>
  (await visitor.get<{ user: { email: string } | null }>('/api/users/me', { headers })).json.user
    ?.email

/** The same session, begun earlier: what it has left is known to the second. */
const aged = ({ token }: Session, secondsLeft: number) => {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft
  return forgeToken(token, { iat: exp - 7200, exp }, readSecret(product))
}

describe('a session that is open', () => {
  test.each([
    { by: 'its cookie', headersOf: (token: string) => ({ cookie: `payload-token=${token}` }) },
    { by: 'its token', headersOf: withToken },
  ])('is extended by $by', async ({ headersOf }) => {
    const { email, session } = await signInAnew()
    const old = aged(session, 60)
    const { status, json, headers } = await refresh(headersOf(old))

    expect(status).toBe(200)
    expect(json.user.email).toBe(email)
    expect(json.exp).toBeGreaterThan(Number(decodeClaims(old).exp))
    expect(decodeClaims(json.refreshedToken)).toMatchObject({
      exp: json.exp,
      sid: decodeClaims(old).sid,
    })
    expect(await userWith(withToken(json.refreshedToken))).toBe(email)
    // Until when the browser keeps the cookie, to the second.
    const cookie = headers.get('set-cookie') ?? ''
    expect(getSessionCookie(headers)).toBe(`payload-token=${json.refreshedToken}`)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') / 1000
    expect(expires).toBeGreaterThan(Number(decodeClaims(old).exp))
  })

  test('can be repeated with each new token', async () => {
    const { email, session } = await signInAnew()
    const once = await refresh({ cookie: session.cookie })
    const twice = await refresh({ cookie: getSessionCookie(once.headers) })

    expect(twice.status).toBe(200)
    expect(await userWith({ cookie: getSessionCookie(twice.headers) })).toBe(email)
  })

  test('stays open while wrong passwords have locked its account: strangers can end no session', async () => {
    const { email, password, session } = await signInAnew()
    const tries = Array.from({ length: 10 }, () =>
      visitor.post('/api/users/login', { email, password: 'faux-mot' }),
    )
    await Promise.all(tries)

    expect((await visitor.post('/api/users/login', { email, password })).status).toBe(401)
    expect((await refresh({ cookie: session.cookie })).status).toBe(200)
  })
})

describe('nothing is extended', () => {
  const expectRefused = async (token: string) => {
    for (const headers of [withToken(token), { cookie: `payload-token=${token}` }]) {
      const answer = await refresh(headers)

      expect(answer.status).toBe(403)
      expect(answer.json.errors[0]?.code).toBe('forbidden')
      expect(answer.json).not.toHaveProperty('refreshedToken')
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  }

  test('without a session', async () => {
    const { status, headers } = await refresh({})

    expect(status).toBe(403)
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('for an expired token', async () => {
    const { session } = await signInAnew()

    await expectRefused(aged(session, -60))
  })

  test('for a token with another signature, or without one', async () => {
    const { session } = await signInAnew()

    await expectRefused(forgeToken(session.token, {}, 'another secret'))
    await expectRefused(removeSignature(session.token))
    await expectRefused(session.token.slice(0, -4))
  })

  test('for a token of a changed account', async () => {
    const [own, other] = [await signInAnew(), await signInAnew()]
    const { id } = decodeClaims(other.session.token)

    // The signature holds; the session is not that account’s.
    await expectRefused(forgeToken(own.session.token, { id }, readSecret(product)))
  })

  test('for a session that was opened more than ten hours ago: it lasts twelve at most', async () => {
    const { email, session } = await signInAnew()
    const { sid } = decodeClaims(session.token)
    const records = await openRecords(product)
    const openedBefore = (minutes: number) => {
      const moment = new Date(Date.now() - minutes * 60_000)
      return records.update('sessions', { sid: String(sid) }, { dateConnexion: moment })
    }
    await openedBefore(9 * 60 + 50)
    expect((await refresh({ cookie: session.cookie })).status).toBe(200)
    await openedBefore(10 * 60 + 10)
    await records.close()

    await expectRefused(session.token)
    // The token that it has is its last one.
    expect(await userWith(withToken(session.token))).toBe(email)
  })

  test('for a session that was signed out', async () => {
    const { session } = await signInAnew()
    expect(
      (await createClientWithHeaders(url, { cookie: session.cookie }).post('/api/users/logout'))
        .status,
    ).toBe(200)

    await expectRefused(session.token)
  })

  test('for a deleted account', async () => {
    const { id, session } = await signInAnew()
    expect((await administrator.delete(`/api/users/${id}`)).status).toBe(200)

    await expectRefused(session.token)
  })

  test('for an account whose password was changed', async () => {
    const { id, session } = await signInAnew()
    const change = { password: 'nouvelle-farandole' }
    expect((await administrator.patch(`/api/users/${id}`, change)).status).toBe(200)

    await expectRefused(session.token)
  })
})
