import { expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { client, type Client } from '../../support/client'
import { openRecords } from '../../support/records'
import { addPasskey, addTotp, answerChallenge } from '../../support/secondFactor'
import { createClientWithHeaders, getSessionCookie, openSession } from '../../support/session'
import type { Account } from '../../support/setups'
import { usePasskey } from '../../support/softAuthenticator'

const product = inject('product')
const { url } = product
const visitor = client(url)

type Body = {
  errors?: { code: string; data?: { methods?: string[] } }[]
  user?: { email: string }
}
type Factors = {
  passkeys: { id: string; nom: string; lastUsedAt: string | null }[]
  recoveryCodesLeft: number
}

const base = '/api/users/second-factor'

const administrator = await visitor.as('administrateur')

const codeOf = ({ json }: { json: Body }) => json.errors?.[0]?.code
const signIn = ({ email, password }: Account) =>
  visitor.post<Body>('/api/users/login', { email, password })
const withCookie = (cookie: string) => createClientWithHeaders(url, { cookie })

async function makeSignedIn() {
  const account = await makeAccount(administrator)
  return { account, me: withCookie((await openSession(url, account)).cookie) }
}

const factorsOf = async (me: Client) => (await me.get<Factors>(base)).json
const emailOf = async (headers: Headers) =>
  (await withCookie(getSessionCookie(headers)).get<Body>('/api/users/me')).json.user?.email

const use = (response: object) => visitor.post<Body>('/api/users/passkeys/login', response)

/** Names of the parts of a response and of its user; a sign-in by password may lack the last. */
const describeKeys = (body: Body | undefined) =>
  [...Object.keys(body ?? {}), ...Object.keys(body?.user ?? {})]
    .filter((key) => key !== 'updatedAt')
    .toSorted()

test('a passkey signs in alone, once for each challenge', async () => {
  const { account, me } = await makeSignedIn()
  const { passkey, recoveryCodes } = await addPasskey(me, account.password)
  expect(recoveryCodes).toHaveLength(10)
  const response = await answerChallenge(visitor, passkey)
  const opened = await use(response)

  expect(opened.status).toBe(200)
  const cookies = opened.headers.getSetCookie()
  expect(cookies[0]).toMatch(/^payload-token=.*HttpOnly.*SameSite=Lax/)
  expect(cookies[1]).toMatch(/^appareil-.*Path=\/api\/users;/)
  const { json: byPassword } = await signIn(await makeAccount(administrator))
  expect(describeKeys(opened.json)).toEqual(describeKeys(byPassword))
  expect(await emailOf(opened.headers)).toBe(account.email)
  const again = await use(response)
  expect([again.status, codeOf(again)]).toEqual([401, 'passkey-invalid'])
  const atOnce = await answerChallenge(visitor, passkey)
  const both = await Promise.all([use(atOnce), use(atOnce)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  const { passkeys } = await factorsOf(me)
  expect(passkeys).toMatchObject([{ nom: 'Clé', lastUsedAt: expect.any(String) as string }])
  expect((await signIn(account)).json.errors?.[0]?.data).toEqual({
    methods: ['passkey', 'recovery-code'],
  })
})

test('a passkey is refused for another site, unverified, forged, or with an older counter', async () => {
  const { account, me } = await makeSignedIn()
  const { passkey } = await addPasskey(me, account.password)
  const { passkey: foreign } = await addPasskey((await makeSignedIn()).me, 'farandole')
  passkey.counter = 5
  expect((await use(await answerChallenge(visitor, passkey))).status).toBe(200)
  passkey.counter = 6
  const options = await me.post<{ challenge: string }>(`${base}/passkeys/options`, {
    motDePasseActuel: account.password,
  })
  const good = await answerChallenge(visitor, passkey)

  for (const [reason, response] of Object.entries({
    'another origin': await answerChallenge(visitor, passkey, { origin: 'https://faux.example' }),
    'not verified': await answerChallenge(visitor, passkey, { isUserVerified: false }),
    'an older counter': await answerChallenge(visitor, { ...passkey, counter: 4 }),
    'another key': await answerChallenge(visitor, { ...foreign, id: passkey.id }),
    'another owner': await answerChallenge(visitor, { ...foreign, userHandle: 'x' }),
    'a challenge for an addition': usePasskey(
      passkey,
      { challenge: options.json.challenge, rpId: '127.0.0.1' },
      { origin: url },
    ),
    'another challenge': usePasskey(
      passkey,
      { challenge: 'A'.repeat(54), rpId: '127.0.0.1' },
      { origin: url },
    ),
    'an unknown one': { ...good, id: 'inconnue', rawId: 'inconnue' },
  })) {
    const answer = await use(response)
    expect([reason, answer.status, codeOf(answer)]).toEqual([reason, 401, 'passkey-invalid'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  for (const body of [{}, { id: 7 }, { id: 'a', response: 'b' }]) {
    expect((await use(body)).status).toBe(400)
  }
  expect((await use(good)).status).toBe(200)
})

test('a passkey is renamed and removed by its owner alone', async () => {
  const { account, me } = await makeSignedIn()
  const another = await makeSignedIn()
  await addPasskey(me, account.password)
  const [passkey] = (await factorsOf(me)).passkeys
  const path = `${base}/${passkey?.id}`
  const password = { motDePasseActuel: account.password }

  expect((await another.me.patch(path, { nom: 'Prise' })).status).toBe(404)
  expect((await another.me.delete(path, { json: password })).status).toBe(404)
  expect((await visitor.delete(path, { json: password })).status).toBe(401)
  expect((await me.delete(path, { json: { motDePasseActuel: 'faux-mot' } })).status).toBe(400)
  expect((await me.patch(path, { nom: '' })).status).toBe(400)
  expect((await me.patch(path, { nom: 'Téléphone' })).status).toBe(204)
  expect((await factorsOf(me)).passkeys).toMatchObject([{ nom: 'Téléphone' }])
  expect((await me.delete(path, { json: password })).status).toBe(204)

  expect(await factorsOf(me)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  expect((await signIn(account)).status).toBe(200)
})

test('no secret leaves, by whatever request', async () => {
  const { account, me } = await makeSignedIn()
  const { secret, recoveryCodes } = await addTotp(me, account.password)
  const { passkey } = await addPasskey(me, account.password)
  const records = await openRecords(product)
  const rows = await records.find('facteurs', { utilisateur: account.id })
  expect(rows).toHaveLength(12)
  const stored = JSON.stringify(rows)
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((c) => c.replace('-', ''))]) {
    expect(stored).not.toContain(text)
  }
  const secrets = rows.flatMap(({ secret: key, identifiant }) => [key, identifiant])
  const hidden = [...secrets, secret, passkey.id].filter((text) => typeof text === 'string')
  const [row] = rows
  const id = String(row?.id ?? row?._id)

  for (const someone of [visitor, me, administrator]) {
    for (const [method, path] of [
      ['GET', '/api/facteurs'],
      ['GET', `/api/facteurs/${id}`],
      ['GET', '/api/facteurs/count'],
      ['GET', `/api/facteurs?where[utilisateur][equals]=${account.id}&select[secret]=true`],
      ['POST', '/api/facteurs'],
      ['PATCH', `/api/facteurs/${id}`],
      ['PATCH', '/api/facteurs?where[dernierPas][greater_than]=0'],
      ['DELETE', `/api/facteurs/${id}`],
      ['DELETE', '/api/facteurs?where[id][exists]=true'],
    ] as const) {
      const json = method === 'POST' || method === 'PATCH' ? { dernierPas: 0 } : undefined
      const { status } = await someone.request(method, path, { json })
      expect([method, path, status]).toEqual([method, path, 403])
    }
    expect((await someone.get('/api/facteurs/versions')).status).toBe(404)
    for (const path of [
      `/api/users/${account.id}?depth=5`,
      '/api/users?depth=5&select[facteurs]=true&joins[facteurs][limit]=9',
      '/api/users?where[facteurs.secret][exists]=true',
      '/api/users/me?depth=5&select[facteurs]=true',
      `/api/users/${account.id}/second-factor`,
      base,
      '/api/access',
    ]) {
      const { text } = await someone.get(path)
      expect(hidden.filter((one) => text.includes(one))).toEqual([])
    }
  }
  expect(await records.find('facteurs', { utilisateur: account.id })).toHaveLength(12)
  await records.close()
})
