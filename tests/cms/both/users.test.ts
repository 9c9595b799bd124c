import { beforeAll, describe, expect, inject, test } from 'vitest'
import { makeAccount as newAccount } from '../../factories/account'
import { nextNumero } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { openRecords } from '../../support/records'
import { soakRounds } from '../../support/seededRounds'
import { openSession, createClientWithHeaders } from '../../support/session'
import { accounts } from '../../support/setups'

const product = inject('product')
const { url } = product

type Errors = { errors: { message: string; code: string }[] }
type PasswordErrors = {
  errors: { data?: { errors?: { path: string; message: string }[] } }[]
}

let administrator: Client

beforeAll(async () => {
  administrator = await client(url).as('administrateur')
})

const makeAccount = () => newAccount(administrator)
const signIn = (email: string, password: string) =>
  client(url).post<Errors & { token: string }>('/api/users/login', { email, password })
const meWith = async (token: string) =>
  (
    await client(url).get<{ user: object | null }>('/api/users/me', {
      headers: { authorization: `JWT ${token}` },
    })
  ).json.user

test('the panel signs in with a form', async () => {
  const { email, password } = await makeAccount()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ email, password }))
  const answer = await client(url).post('/api/users/login', undefined, { body: form })

  expect(answer.status).toBe(200)
})

test('a session travels in a cookie that scripts and other sites do not get', async () => {
  const { email, password } = await makeAccount()
  const cookie = (await signIn(email, password)).headers.get('set-cookie') ?? ''

  expect(cookie).toMatch(/^payload-token=[^;]+/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  const { json } = await client(url).get<{ user: { email: string } }>('/api/users/me', {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })
  expect(json.user.email).toBe(email)
})

test('a changed password ends the sessions that were open', async () => {
  const { email, password, id } = await makeAccount()
  const { token } = (await signIn(email, password)).json
  expect(await meWith(token)).not.toBeNull()
  await administrator.patch(`/api/users/${id}`, { password: 'nouvelle-farandole' })

  expect(await meWith(token)).toBeNull()
  expect((await signIn(email, password)).status).toBe(401)
  expect((await signIn(email, 'nouvelle-farandole')).status).toBe(200)
})

test('signing out ends the session for its token too', async () => {
  const { email, password } = await makeAccount()
  const { token } = (await signIn(email, password)).json
  expect(await meWith(token)).not.toBeNull()
  const answer = await client(url).post('/api/users/logout', undefined, {
    headers: { authorization: `JWT ${token}` },
  })
  expect(answer.status).toBe(200)

  expect(await meWith(token)).toBeNull()
})

test('a password has at least 6 characters', async () => {
  const answer = await administrator.post<Errors>('/api/users', {
    email: `court-${nextNumero()}@regards.test`,
    password: '12345',
    role: 'editeur',
  })

  expect(answer.status).toBe(400)
  expect(answer.json.errors[0]?.message).toBe(
    'Le mot de passe doit contenir au moins 6 caractères.',
  )
})

test.each(['azerty123', 'Motdepasse', '123456', 'Trustno1', 'pa55w0rd', 'tttttttt'])(
  '%s is a password that everybody tries first',
  async (password) => {
    const { id } = await makeAccount()
    const email = `courant-${nextNumero()}@regards.test`
    for (const answer of [
      await administrator.post<Errors>('/api/users', { email, password, role: 'editeur' }),
      await administrator.patch<Errors>(`/api/users/${id}`, { password }),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.json.errors[0]?.message).toBe(
        'Ce mot de passe est parmi les plus courants\u00a0: choisissez-en un autre.',
      )
    }
  },
)

describe('a new password of one’s own', () => {
  /** An administrateur who changes their own password. */
  async function makeOwner() {
    const account = await newAccount(administrator, 'administrateur')
    const { cookie } = await openSession(url, account)
    const change = (change: object) =>
      createClientWithHeaders(url, { cookie }).patch<PasswordErrors>(
        `/api/users/${account.id}`,
        change,
      )
    return { account, change }
  }
  const faultOf = ({ errors }: PasswordErrors) => errors[0]?.data?.errors?.[0]
  const password = 'nouvelle-farandole'

  test.each([
    ['nothing', {}, 'Indiquez votre mot de passe actuel.'],
    ['a list', { motDePasseActuel: ['farandole'] }, 'Indiquez votre mot de passe actuel.'],
    ['a wrong one', { motDePasseActuel: 'faux-mot' }, 'Ce n’est pas votre mot de passe actuel.'],
  ])('is refused with %s as the current one', async (_what, sent, message) => {
    const { account, change } = await makeOwner()
    const answer = await change({ password, ...sent })

    expect(answer.status).toBe(400)
    expect(faultOf(answer.json)).toMatchObject({ path: 'motDePasseActuel', message })
    expect((await signIn(account.email, account.password)).status).toBe(200)
  })

  test('is taken with the current one, which nobody reads again', async () => {
    const { account, change } = await makeOwner()
    const answer = await change({ password, motDePasseActuel: account.password })

    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(account.password)
    expect((await signIn(account.email, account.password)).status).toBe(401)
    expect((await signIn(account.email, password)).status).toBe(200)
  })

  test('is refused where a request changes many accounts', async () => {
    const { account } = await makeOwner()
    const { cookie } = await openSession(url, account)
    const query = `where[email][equals]=${encodeURIComponent(account.email)}`
    await createClientWithHeaders(url, { cookie }).patch(`/api/users?${query}`, { password })

    expect((await signIn(account.email, account.password)).status).toBe(200)
  })

  test('is not tried out: a wrong one counts as a sign-in', async () => {
    const { account, change } = await makeOwner()
    for (let count = 0; count < 10; count += 1) {
      await change({ password, motDePasseActuel: 'faux-mot' })
    }

    expect((await change({ password, motDePasseActuel: account.password })).status).toBe(400)
    expect((await signIn(account.email, account.password)).status).toBe(401)
  })

  test('another change of one’s own account asks for none', async () => {
    const { change } = await makeOwner()

    expect((await change({ role: 'administrateur' })).status).toBe(200)
  })
})

const removeOtherAdministrateurs = async (me: string) => {
  const { json } = await administrator.get<{ docs: { id: string }[] }>(
    '/api/users?where[role][equals]=administrateur&limit=100',
  )
  for (const { id } of json.docs.filter((account) => account.id !== me)) {
    await administrator.delete(`/api/users/${id}`)
  }
}

const userOf = async (someone: Client) =>
  (await someone.get<{ user: { id: string; role: string } }>('/api/users/me')).json.user

test('the last administrateur can neither go nor become an editeur', async () => {
  const { id: me } = await userOf(administrator)
  await removeOtherAdministrateurs(me)

  for (const answer of [
    await administrator.delete<Errors>(`/api/users/${me}`),
    await administrator.patch<Errors>(`/api/users/${me}`, { role: 'editeur' }),
  ]) {
    expect(answer.status).toBe(409)
    expect(answer.json.errors[0]?.code).toBe('last-administrateur')
  }
})

test('of two administrateurs who take each other’s role away at once, one stays', async () => {
  const { id: me } = await userOf(administrator)
  for (let round = 0; round < soakRounds(5); round += 1) {
    await removeOtherAdministrateurs(me)
    const account = await newAccount(administrator, 'administrateur')
    const other = createClientWithHeaders(url, { cookie: (await openSession(url, account)).cookie })
    await Promise.all([
      administrator.patch(`/api/users/${account.id}`, { role: 'editeur' }),
      other.patch(`/api/users/${me}`, { role: 'editeur' }),
    ])
    const roles = [(await userOf(administrator)).role, (await userOf(other)).role]

    expect(roles.toSorted()).toEqual(['administrateur', 'editeur'])
    if (roles[1] === 'administrateur') {
      await other.patch(`/api/users/${me}`, { role: 'administrateur' })
    }
  }
})

test('one request that takes the role of all administrateurs away changes none of them', async () => {
  await removeOtherAdministrateurs((await userOf(administrator)).id)
  await newAccount(administrator, 'administrateur')
  const records = await openRecords(product)
  const answer = await administrator.patch('/api/users?where[role][equals]=administrateur', {
    role: 'editeur',
  })
  const left = await records.find('users', { role: 'administrateur' })
  await records.update(
    'users',
    { email: accounts.administrateur.email },
    { role: 'administrateur' },
  )
  await records.close()

  expect(answer.status).toBe(400)
  expect(answer.text).toContain('Il doit rester au moins un administrateur.')
  expect(left).toHaveLength(2)
})

test('an editeur sees no account but their own', async () => {
  const editeur = await client(url).as('editeur')
  const answer = await editeur.get<{ docs: { email: string }[] }>('/api/users')

  expect(answer.json.docs.map(({ email }) => email)).toEqual(['editrice@regards.test'])
})

test('an editeur cannot make themselves an administrateur', async () => {
  const editeur = await client(url).as('editeur')
  const me = await editeur.get<{ user: { id: string } }>('/api/users/me')
  const answer = await editeur.patch(`/api/users/${me.json.user.id}`, {
    role: 'administrateur',
  })

  expect(answer.status).toBe(403)
  const after = await editeur.get<{ user: { role: string } }>('/api/users/me')
  expect(after.json.user.role).toBe('editeur')
})
