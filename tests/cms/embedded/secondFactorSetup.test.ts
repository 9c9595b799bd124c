import { describe, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { client, type Client } from '../../support/client'
import { addTotp, computeTotpCode } from '../../support/secondFactor'
import type { Factors, SignInBody } from '../../support/secondFactorSite'
import { createClientWithHeaders, openSession } from '../../support/session'
import type { Account } from '../../support/setups'

const { url } = inject('product')
const visitor = client(url)
const base = '/api/users/second-factor'

const administrator = await visitor.as('administrateur')

const codeOf = ({ json }: { json: SignInBody }) => json.errors?.[0]?.code
const signIn = ({ email, password, code }: Account & { code?: string }) =>
  visitor.post<SignInBody>('/api/users/login', { email, password, code })
const factorsOf = async (me: Client) => (await me.get<Factors>(base)).json

async function makeSignedIn() {
  const account = await makeAccount(administrator)
  const { cookie } = await openSession(url, account)
  return { account, me: createClientWithHeaders(url, { cookie }) }
}

describe('an authenticator app', () => {
  test('is added with the password, and with a code of its own', async () => {
    const { account, me } = await makeSignedIn()
    const another = await makeSignedIn()
    for (const motDePasseActuel of [undefined, 'faux-mot', 7]) {
      const answer = await me.post<SignInBody>(`${base}/totp`, { motDePasseActuel })
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringContaining('motDePasseActuel'),
      ])
    }
    const { json } = await me.post<{ secret: string; setup: string }>(`${base}/totp`, {
      motDePasseActuel: account.password,
    })
    const { setup, secret } = json
    expect((await me.post(`${base}/totp/confirm`, { setup, code: '000000' })).status).toBe(400)
    const code = computeTotpCode(secret)
    const stolen = await another.me.post<SignInBody>(`${base}/totp/confirm`, { setup, code })
    expect([stolen.status, codeOf(stolen)]).toEqual([410, 'setup-expired'])

    expect((await factorsOf(me)).totp).toBeNull()
    expect((await signIn(account)).status).toBe(200)
  })

  test('replaces the one before, and keeps the recovery codes', async () => {
    const { account, me } = await makeSignedIn()
    const first = await addTotp(me, account.password)
    const second = await addTotp(me, account.password)

    expect(second.recoveryCodes).toEqual([])
    expect((await signIn({ ...account, code: computeTotpCode(first.secret, 1) })).status).toBe(401)
    expect((await signIn({ ...account, code: computeTotpCode(second.secret, 1) })).status).toBe(200)
    expect((await signIn({ ...account, code: first.recoveryCodes[0] })).status).toBe(200)
  })
})

test('recovery codes are replaced all together, for the password', async () => {
  const { account, me } = await makeSignedIn()
  const path = `${base}/recovery-codes`
  const body = { motDePasseActuel: account.password }
  expect((await me.post(path, body)).status).toBe(404)
  const { recoveryCodes: before } = await addTotp(me, account.password)
  expect((await me.post(path, { motDePasseActuel: 'faux-mot' })).status).toBe(400)
  const { json } = await me.post<{ recoveryCodes: string[] }>(path, body)

  expect((await signIn({ ...account, code: before[0] })).status).toBe(401)
  expect((await signIn({ ...account, code: json.recoveryCodes[0] })).status).toBe(200)
})
