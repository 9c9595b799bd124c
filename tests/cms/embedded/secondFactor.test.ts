// The tests build on each other: with `-t`, a later one needs the ones before it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../support/client'
import { extractToken, isResetMailFor } from '../../support/passwordResetSite'
import { createClientAddress } from '../../support/session'
import { addPasskey, addTotp, computeTotpCode } from '../../support/secondFactor'
import {
  startSecondFactorSite,
  type Factors,
  type SecondFactorSite,
  type SignInBody,
} from '../../support/secondFactorSite'
import { accounts, type Role } from '../../support/setups'
import { commandsOf } from '../../support/siteCommands'

const base = '/api/users/second-factor'

let site: SecondFactorSite
/** With a second factor, as from the first test on. */
let administrator: Client

beforeAll(async () => {
  site = await startSecondFactorSite()
})
afterAll(() => site.stop())

const makeSignedIn = (role?: Role) => site.makeSignedIn(administrator, role)
const codeOf = ({ json }: { json: SignInBody }) => json.errors?.[0]?.code
const factorsOf = async (me: Client) => (await me.get<Factors>(base)).json
const emailOf = async (me: Client) => (await me.get<SignInBody>('/api/users/me')).json.user?.email

describe('an administrateur who must set up a second factor', () => {
  test('can only set one up, until there is one', async () => {
    const { json, headers } = await site.signIn(accounts.administrateur)
    expect(json.secondFactorSetupRequired).toBe(true)
    const me = site.withCookie(headers)
    const { email, password } = accounts.administrateur

    expect((await me.get<SignInBody>('/api/users/me')).json).toMatchObject({
      user: { email },
      secondFactorSetupRequired: true,
    })
    for (const [method, path, body] of [
      ['GET', '/api/users'],
      ['GET', '/api/abonnes'],
      ['GET', '/api/globals/accueil?draft=true'],
      ['GET', '/api/storage/objects'],
      ['GET', '/api/users/0/second-factor'],
      ['POST', '/api/users', { email: 'a@regards.test', password, role: 'administrateur' }],
      ['POST', '/api/globals/accueil', { accroche: 'Bonjour' }],
      ['POST', '/api/regards', { numero: 1 }],
      ['POST', '/api/uploads', {}],
      ['POST', '/api/users/unlock', { email }],
      ['DELETE', '/api/regards?where[numero][equals]=1'],
    ] as const) {
      const answer = await me.request<SignInBody>(method, path, { json: body })
      expect([path, answer.status, codeOf(answer)]).toEqual([
        path,
        403,
        'second-factor-setup-required',
      ])
    }
    const panel = await me.raw('GET', '/admin/collections/users')
    expect([panel.status, panel.headers.get('location')]).toEqual([302, '/compte'])
    // What anybody may read stays open.
    expect((await me.get('/api/regards')).status).toBe(200)
    expect((await me.post('/api/users/refresh-token')).status).toBe(200)

    await addTotp(me, password)

    expect(
      (await me.get<SignInBody>('/api/users/me')).json.secondFactorSetupRequired,
    ).toBeUndefined()
    expect((await me.get('/api/users')).status).toBe(200)
    expect((await me.get('/admin/collections/users')).status).toBe(200)
    administrator = me
  })

  test('cannot remove the last one, and can sign out without any', async () => {
    const { totp } = await factorsOf(administrator)
    const removal = await administrator.delete<SignInBody>(`${base}/${totp?.id}`, {
      json: { motDePasseActuel: accounts.administrateur.password },
    })
    expect([removal.status, codeOf(removal)]).toEqual([409, 'last-second-factor'])

    const { me } = await makeSignedIn('administrateur')
    expect((await me.get('/api/users')).status).toBe(403)
    expect((await me.post('/api/users/logout')).status).toBe(200)
    expect(await emailOf(me)).toBeUndefined()
  })

  test('is not required of an editeur', async () => {
    const { me } = await makeSignedIn()

    expect((await me.get('/api/globals/accueil?draft=true')).status).toBe(200)
    expect(await factorsOf(me)).toMatchObject({ isRequired: false, totp: null, passkeys: [] })
  })
})

describe('an authenticator app', () => {
  test('is asked for after the right password, and its code is taken once', async () => {
    const { account, me } = await makeSignedIn()
    const { secret, usedCode } = await addTotp(me, account.password)

    const without = await site.signIn(account)
    expect(without.status).toBe(401)
    expect(without.json.errors?.[0]).toMatchObject({
      code: 'second-factor-required',
      data: { methods: ['totp', 'recovery-code'] },
    })
    expect(without.headers.get('set-cookie')).toBeNull()
    const code = computeTotpCode(secret, 1)
    const wrongPassword = await site.signIn({ ...account, password: 'faux-mot', code })
    expect(codeOf(wrongPassword)).toBe('invalid-credentials')
    for (const refused of [
      usedCode,
      // Too far ahead, even should the next step begin meanwhile.
      computeTotpCode(secret, 4),
      'abcde-fghjk',
    ]) {
      const answer = await site.signIn({ ...account, code: refused })
      expect([answer.status, codeOf(answer)]).toEqual([401, 'second-factor-invalid'])
      expect(answer.headers.get('set-cookie')).toBeNull()
    }

    const answers = await Promise.all([1, 2, 3, 4].map(() => site.signIn({ ...account, code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
    const opened = answers.find(({ status }) => status === 200)?.headers ?? new Headers()
    expect(await emailOf(site.withCookie(opened))).toBe(account.email)
  })

  test('has the same rate limit as a password', async () => {
    const { account, me } = await makeSignedIn()
    const { recoveryCodes } = await addTotp(me, account.password)
    const [code] = recoveryCodes
    const here = createClientAddress()
    for (let count = 0; count < 10; count += 1) {
      const answer = await site.signIn({ ...account, code: '000000' }, here)
      expect(codeOf(answer)).toBe('second-factor-invalid')
    }

    expect(codeOf(await site.signIn({ ...account, code }, here))).toBe('invalid-credentials')
    expect((await site.signIn({ ...account, code })).status).toBe(200)
  })
})

describe('a recovery code', () => {
  test('opens one session for concurrent requests with it', async () => {
    const { account, me } = await makeSignedIn()
    const [code = '', next = ''] = (await addTotp(me, account.password)).recoveryCodes
    const answers = await Promise.all([1, 2, 3, 4].map(() => site.signIn({ ...account, code })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
    expect((await factorsOf(me)).recoveryCodesLeft).toBe(9)
    expect((await site.signIn({ ...account, code: ` ${next.toUpperCase()} ` })).status).toBe(200)
  })
})

test('of two concurrent removals, the second does not remove the last factor', async () => {
  const { account, me } = await makeSignedIn('administrateur')
  const motDePasseActuel = account.password
  await addTotp(me, motDePasseActuel)
  await addPasskey(me, motDePasseActuel)
  const { totp, passkeys } = await factorsOf(me)
  const answers = await Promise.all(
    [totp, ...passkeys].map((factor) =>
      me.request<SignInBody>('DELETE', `${base}/${factor?.id}`, { json: { motDePasseActuel } }),
    ),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const left = await factorsOf(me)
  expect([left.totp, ...left.passkeys].filter(Boolean)).toHaveLength(1)
})

test('of two concurrent first confirmations, one gets recovery codes', async () => {
  const { account, me } = await makeSignedIn()
  const start = () =>
    me.post<{ secret: string; setup: string }>(`${base}/totp`, {
      motDePasseActuel: account.password,
    })
  const setups = [(await start()).json, (await start()).json]
  const answers = await Promise.all(
    setups.map(({ secret, setup }) =>
      me.post<{ recoveryCodes: string[] | null }>(`${base}/totp/confirm`, {
        setup,
        code: computeTotpCode(secret),
      }),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.filter(({ json }) => json.recoveryCodes !== null)).toHaveLength(1)
  expect((await factorsOf(me)).recoveryCodesLeft).toBe(10)
})

test('a change ends the other sessions, and the owner is told', async () => {
  const { account, me } = await makeSignedIn()
  const elsewhere = await site.openSession(account)
  await addTotp(me, account.password)

  expect(await emailOf(elsewhere)).toBeUndefined()
  expect(await emailOf(me)).toBe(account.email)
  const mail = await site.smtp.waitForMail(
    ({ to, source }) => to.includes(account.email) && /^Subject: .*La_protection/m.test(source),
  )
  const { subject, text } = await mail.parse()
  expect(subject).toBe('La protection de votre compte a changé')
  expect(text).toContain('Une application d’authentification a été ajoutée à votre compte.')
})

describe('an account that lost its second factor', () => {
  test('gets in again when another administrateur removes it', async () => {
    const { account, me } = await makeSignedIn()
    await addTotp(me, account.password)
    const { me: editeur } = await makeSignedIn()
    const path = `/api/users/${account.id}/second-factor`
    for (const [someone, status] of [
      [site.visitor, 401],
      [editeur, 403],
      [me, 403],
    ] as const) {
      expect((await someone.get(path)).status).toBe(status)
      expect((await someone.delete(path)).status).toBe(status)
    }
    const { json } = await administrator.get<{ user: { id: string } }>('/api/users/me')
    const own = await administrator.delete<SignInBody>(`/api/users/${json.user.id}/second-factor`)
    expect([own.status, codeOf(own)]).toEqual([409, 'own-account'])
    expect((await administrator.delete('/api/users/inconnu/second-factor')).status).toBe(404)
    expect((await administrator.get<Factors>(path)).json.totp).toMatchObject({
      id: expect.any(String) as string,
    })

    expect((await administrator.delete(path)).status).toBe(204)
    expect(await emailOf(me)).toBeUndefined()
    expect((await site.signIn(account)).status).toBe(200)
  })

  test('does not get in by a new password', async () => {
    const { account, me } = await makeSignedIn()
    const { recoveryCodes } = await addTotp(me, account.password)
    const headers = createClientAddress()
    await site.visitor.post('/api/users/forgot-password', { email: account.email }, { headers })
    const token = await extractToken(await site.smtp.waitForMail(isResetMailFor(account.email)))
    const password = 'nouvelle-farandole'
    const reset = await site.visitor.post(
      '/api/users/reset-password',
      { token, password },
      { headers },
    )

    expect([reset.status, reset.headers.get('set-cookie')]).toEqual([200, null])
    expect(codeOf(await site.signIn({ ...account, password }))).toBe('second-factor-required')
    expect((await site.signIn({ ...account, password, code: recoveryCodes[0] })).status).toBe(200)
  })

  test('gets in again by npm run admin:create', async () => {
    const { account, me } = await makeSignedIn()
    await addTotp(me, account.password)
    const password = 'un-nouveau-mot'
    const { dataDir, mediaDir } = site.product
    const made = await commandsOf({ dataDir, mediaDir }).adminCreate(account.email, password)

    expect(made).toMatchObject({ ok: true })
    expect((await site.signIn({ ...account, password })).status).toBe(200)
  })

  test('leaves no factor behind when its account is deleted', async () => {
    const { account, me } = await makeSignedIn()
    await addTotp(me, account.password)
    expect(await site.records.find('facteurs', { utilisateur: account.id })).toHaveLength(11)
    await administrator.delete(`/api/users/${account.id}`)

    expect(await site.records.find('facteurs', { utilisateur: account.id })).toEqual([])
  })
})
