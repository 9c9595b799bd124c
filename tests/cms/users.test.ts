import { beforeAll, expect, inject, test } from 'vitest'
import { makeAccount as newAccount } from '../factories/account'
import { unusedNumero } from '../factories/regard'
import { client, type Client } from '../support/client'
import { startProduct } from '../support/server'

const { url, setup } = inject('product')

type Errors = { errors: { message: string; code: string }[] }

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

const WRONG = { message: 'Email ou mot de passe incorrect.', code: 'invalid-credentials' }

test('a wrong password and an unknown address are answered alike', async () => {
  const { email } = await makeAccount()

  for (const answer of [
    await signIn(email, 'faux'),
    await signIn('inconnue@regards.test', 'faux'),
  ]) {
    expect(answer.status).toBe(401)
    expect(answer.json.errors).toEqual([WRONG])
  }
})

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

test('after ten wrong passwords, even sent at once, the right one no longer helps', async () => {
  const { email, password } = await makeAccount()
  await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'faux')))
  const answer = await signIn(email, password)

  expect(answer.status).toBe(401)
  expect(answer.json.errors).toEqual([WRONG])
})

test('tries are counted by account, however its address is written; unlocking it does not begin anew', async () => {
  const { email, password } = await makeAccount()
  const spellings = [email, email.toUpperCase(), ` ${email} `]
  for (let index = 0; index < 10; index += 1) await signIn(spellings[index % 3] ?? '', 'faux')
  // This ends Payload’s own lock, and not the count of tries (decision 005).
  expect((await administrator.post('/api/users/unlock', { email })).status).toBe(200)

  expect((await signIn(email, password)).status).toBe(401)
  const other = await makeAccount()
  expect((await signIn(other.email, other.password)).status).toBe(200)
})

test('the right password before the tenth try begins the count anew', async () => {
  const { email, password } = await makeAccount()

  for (let round = 0; round < 2; round += 1) {
    await Promise.all(Array.from({ length: 9 }, () => signIn(email, 'faux')))
    expect((await signIn(email, password)).status).toBe(200)
  }
})

test('one address that tries too often is told when to come back', async () => {
  const product = await startProduct({ setup })
  try {
    const answers = await Promise.all(
      Array.from({ length: 125 }, (_, index) =>
        client(product.url).post<Errors>('/api/users/login', {
          email: `inconnue-${index}@regards.test`,
          password: 'faux-mot',
        }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(120)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await product.stop()
  }
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
  await client(url).post('/api/users/logout', undefined, {
    headers: { authorization: `JWT ${token}` },
  })

  expect(await meWith(token)).toBeNull()
})

test('a password has at least 6 characters', async () => {
  const answer = await administrator.post<Errors>('/api/users', {
    email: `court-${unusedNumero()}@regards.test`,
    password: '12345',
    role: 'editeur',
  })

  expect(answer.status).toBe(400)
  expect(answer.json.errors[0]?.message).toBe(
    'Le mot de passe doit contenir au moins 6 caractères.',
  )
})

test('the last administrateur can neither go nor become an editeur', async () => {
  const { json } = await administrator.get<{ docs: { id: string; email: string }[] }>(
    '/api/users?where[role][equals]=administrateur&limit=100',
  )
  const me = (await administrator.get<{ user: { id: string } }>('/api/users/me')).json.user.id
  for (const { id } of json.docs.filter((account) => account.id !== me)) {
    await administrator.delete(`/api/users/${id}`)
  }

  for (const answer of [
    await administrator.delete<Errors>(`/api/users/${me}`),
    await administrator.patch<Errors>(`/api/users/${me}`, { role: 'editeur' }),
  ]) {
    expect(answer.status).toBe(409)
    expect(answer.json.errors[0]?.code).toBe('last-administrateur')
  }
})
