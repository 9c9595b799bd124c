import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount as newAccount } from '../../factories/account'
import { client, type Client } from '../../support/client'
import { parseLogLines } from '../../support/logLines'
import { poll } from '../../support/ports'
import type { Product } from '../../support/product'
import { shareEmailProduct } from '../../support/sharedProducts'

type Errors = { errors: { message: string; code: string }[]; token: string }

let product: Product
let administrator: Client

beforeAll(async () => {
  ;({ product } = await shareEmailProduct('embedded'))
  administrator = await client(product.url).as('administrateur')
})

const makeAccount = () => newAccount(administrator)

let places = 0
/** An address that nobody else signs in from. */
const newPlace = () => `198.51.100.${(places += 1)}`

type Account = Awaited<ReturnType<typeof makeAccount>>
type From = { place?: string; cookie?: string; path?: string }

const signIn = (
  { email, password }: { email: string; password: string },
  { place = '192.0.2.1', cookie = '', path = '/api/users/login' }: From = {},
) =>
  client(product.url).post<Errors>(
    path,
    { email, password },
    { headers: { 'x-forwarded-for': place, cookie } },
  )

const tryWrong = (count: number, email: string, from?: From) =>
  Promise.all(Array.from({ length: count }, () => signIn({ email, password: 'faux-mot' }, from)))

/** What a browser keeps of an answer, to be known as a device. */
const deviceOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('appareil-')) ?? ''

/** What the operator reads of sign-ins. */
const readSignInLines = (message = 'Connexion') =>
  parseLogLines(product.log()).filter(({ msg }) => msg?.startsWith(message))

const WRONG = { message: 'Email ou mot de passe incorrect.', code: 'invalid-credentials' }

test('a wrong password and an unknown e-mail return the same response (no account enumeration)', async () => {
  const { email } = await makeAccount()

  for (const [answer] of [await tryWrong(1, email), await tryWrong(1, 'inconnue@regards.test')]) {
    expect(answer?.status).toBe(401)
    expect(answer?.json.errors).toEqual([WRONG])
  }
})

test.each([
  [{ email: 'a@regards.test' }, 'password'],
  [{ email: ' ', password: 'mot-de-passe' }, 'email'],
])('a sign-in with %j is a 400 that names %s', async (body, path) => {
  const { status, text } = await client(product.url).post('/api/users/login', body)

  expect(status).toBe(400)
  expect(text).toContain(`"path":"${path}"`)
})

test('a code that is null is no code; a code that is no text is a 400', async () => {
  const account = await makeAccount()
  const send = (code: unknown) =>
    client(product.url).post<Errors>('/api/users/login', { ...account, code })
  expect((await send(null)).status).toBe(200)

  const { status, json } = await send(123456)
  expect([status, json.errors[0]?.code]).toEqual([400, 'invalid-request'])
})

test('an e-mail that is too long is rejected before a query and not stored', async () => {
  const answers = await tryWrong(12, `${'a'.repeat(900_000)}@regards.test`, { place: newPlace() })

  for (const { status, json } of answers) {
    expect(status).toBe(400)
    expect(json.errors[0]?.code).toBe('invalid-email')
  }
  const [longest] = await tryWrong(1, `${'a'.repeat(241)}@regards.test`)
  expect(longest?.status).toBe(401)
})

describe('after ten wrong passwords, even sent at once', () => {
  let account: Account
  let place: string
  /** The owner signed in on it at the very place, before. */
  let cookie: string

  beforeAll(async () => {
    account = await makeAccount()
    place = newPlace()
    cookie = deviceOf((await signIn(account, { place })).headers)
    const { email } = account
    const spellings = [email, email.toUpperCase(), ` ${email} `]
    await Promise.all(spellings.map((spelling) => tryWrong(4, spelling, { place })))
  })

  test('the right one is rejected from the same network, however the e-mail is written (lockout)', async () => {
    const { email } = account
    for (const spelling of [email, email.toUpperCase()]) {
      const answer = await signIn({ ...account, email: spelling }, { place })
      expect(answer.status).toBe(401)
      expect(answer.json.errors).toEqual([WRONG])
    }
  })

  test('no other account is touched', async () => {
    expect((await signIn(await makeAccount(), { place })).status).toBe(200)
  })

  test('the owner signs in from elsewhere', async () => {
    expect((await signIn(account, { place: newPlace() })).status).toBe(200)
  })

  test('the owner signs in on a device where that was done before, at the very place', async () => {
    expect(cookie).toMatch(/; Path=\/api\/users; HttpOnly=true; SameSite=Strict$/)
    expect((await signIn(account, { place })).status).toBe(401)

    const device = cookie.split(';')[0] ?? ''
    const again = await signIn(account, { place, cookie: device })
    expect(again.status).toBe(200)
    // It is the same device, which has ten tries of its own and no more.
    expect(deviceOf(again.headers).split(';')[0]).toBe(device)
    await tryWrong(10, account.email, { place: newPlace(), cookie: device })
    expect((await signIn(account, { place: newPlace(), cookie: device })).status).toBe(401)
  })

  test('a forged device cookie, or the cookie of another account, does not bypass the lockout', async () => {
    const [name, value] = (cookie.split(';')[0] ?? '').split('=')
    const other = await signIn(await makeAccount())
    const others = (deviceOf(other.headers).split(';')[0] ?? '').split('=')[1]

    for (const made of [`x${value}`, `${value}x`, others]) {
      expect((await signIn(account, { place, cookie: `${name}=${made}` })).status).toBe(401)
    }
  })

  test.each([
    {
      by: 'an administrateur unlocks the account',
      lift: ({ email }: { email: string }) => administrator.post('/api/users/unlock', { email }),
      password: 'farandole',
    },
    {
      by: 'an administrateur gives it another password',
      lift: ({ id }: { id: string }) =>
        administrator.patch(`/api/users/${id}`, { password: 'nouvelle-farandole' }),
      password: 'nouvelle-farandole',
    },
  ])('it can be tried again once $by', async ({ lift, password }) => {
    const account = await makeAccount()
    const place = newPlace()
    await tryWrong(10, account.email, { place })
    expect((await lift(account)).status).toBe(200)

    expect((await signIn({ ...account, password }, { place })).status).toBe(200)
  })

  test('all addresses of one IPv6 /64 network share one rate limit', async () => {
    const account = await makeAccount()
    const hosts = Array.from({ length: 10 }, (_, index) => `2001:db8::${index + 1}`)
    await Promise.all(hosts.map((place) => tryWrong(1, account.email, { place })))

    expect((await signIn(account, { place: '2001:db8::ffff' })).status).toBe(401)
    expect((await signIn(account, { place: '2001:db8:0:1::1' })).status).toBe(200)
  })
})

test('the right password before the tenth try resets the lockout', async () => {
  const account = await makeAccount()
  const place = newPlace()

  // Without the right password between them, the tenth would lock the account.
  for (const count of [9, 1]) {
    await tryWrong(count, account.email, { place })
    expect((await signIn(account, { place })).status).toBe(200)
  }
})

test('rate limit: one IP address with too many sign-ins gets 429 with Retry-After', async () => {
  const email = 'souvent@regards.test'
  const answers = await tryWrong(125, email, { place: '203.0.113.1' })
  const refused = answers.filter(({ status }) => status === 429)

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(120)
  expect(refused).toHaveLength(5)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  const readLogged = () =>
    readSignInLines().filter(({ raison }) => raison === 'trop de demandes de cette adresse')
  // The log comes through a pipe, a moment after the answers.
  await poll(() => readLogged().length >= 5, { what: 'the refusals in the log' })
  const logged = readLogged()
  expect(logged).toHaveLength(5)
  expect(logged[0]).toMatchObject({ compte: email, adresse: '203.0.113.0/24' })
})

test('an encoded path of the sign-in returns 400, one in capitals is the same endpoint', async () => {
  const account = await makeAccount()
  const encoded = await signIn(account, { path: '/api/users/%6cogin' })
  expect(encoded.status).toBe(400)
  expect(encoded.json.errors[0]?.code).toBe('invalid-request')

  // What the product itself adds to Payload's sign-in is there too.
  const capitals = await signIn(account, { path: '/api/users/LOGIN' })
  expect(capitals.status).toBe(200)
  expect(deviceOf(capitals.headers)).not.toBe('')
})

test('the log names sign-ins and rejected sign-ins, and no secret', async () => {
  const account = await makeAccount()
  const place = newPlace()
  const secret = 'mot-de-passe-dans-le-mauvais-champ'
  await signIn({ ...account, password: secret }, { place })
  await signIn({ email: secret, password: secret }, { place: '2001:db8:7:8:9::1' })
  const { json } = await signIn(account, { place })
  await tryWrong(11, account.email, { place })
  const linesOf = (compte: string) => readSignInLines().filter((line) => line.compte === compte)
  // The log comes through a pipe, a moment after the answers: its last line is the eleventh try's.
  const isRefused = ({ raison }: Record<string, unknown>) => raison === 'trop d’essais'
  await poll(() => linesOf(account.email).some(isRefused), { what: 'the last try in the log' })
  const compte = account.email
  const adresse = '198.51.100.0/24'

  expect(linesOf(compte).slice(0, 2)).toMatchObject([
    { compte, adresse, msg: 'Connexion refusée', raison: 'compte inconnu ou mot de passe faux' },
    { compte, adresse, msg: 'Connexion' },
  ])
  expect(linesOf(compte).filter(isRefused)).toMatchObject([{ adresse }])
  expect(linesOf('illisible')).toMatchObject([{ adresse: '2001:db8:7::/48' }])
  for (const hidden of [secret, account.password, json.token]) {
    expect(product.log()).not.toContain(hidden)
  }
})

test('the log names refused requests with their account, without the query', async () => {
  const account = await makeAccount()
  const { json } = await signIn(account, { place: newPlace() })
  const path = `/api/users/${account.id}`
  const answer = await client(product.url).patch(
    `${path}?jeton=secret-de-la-requete`,
    { role: 'administrateur' },
    { headers: { authorization: `JWT ${json.token}` } },
  )
  expect(answer.status).toBe(403)
  const find = () => readSignInLines('Accès refusé').find(({ url }) => url === path)
  await poll(() => find() !== undefined, { what: 'the rejection in the log' })

  expect(find()).toMatchObject({ method: 'PATCH', status: 403, compte: account.id })
  expect(product.log()).not.toContain('secret-de-la-requete')
})
