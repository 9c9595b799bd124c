import { describe, expect, inject, test } from 'vitest'
import { makeAccount as newAccount } from '../../factories/account'
import { nextNumero } from '../../factories/regard'
import { client } from '../../support/client'
import { openSession, createClientWithHeaders } from '../../support/session'

const { url } = inject('product')

type Errors = { errors: { message: string; code: string }[] }
type PasswordErrors = {
  errors: { data?: { errors?: { path: string; message: string }[] } }[]
}

const administrator = await client(url).as('administrateur')

const makeAccount = () => newAccount(administrator)
const signIn = (email: string, password: string) =>
  client(url).post('/api/users/login', { email, password })

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

test('passwords that everybody tries first are refused, in capitals and with digits for letters too', async () => {
  const { id } = await makeAccount()
  for (const password of [
    'azerty123',
    'Motdepasse',
    '123456',
    'Trustno1',
    'pa55w0rd',
    'tttttttt',
  ]) {
    const email = `courant-${nextNumero()}@regards.test`
    for (const answer of [
      await administrator.post<Errors>('/api/users', { email, password, role: 'editeur' }),
      await administrator.patch<Errors>(`/api/users/${id}`, { password }),
    ]) {
      expect(answer.status, password).toBe(400)
      expect(answer.json.errors[0]?.message).toBe(
        'Ce mot de passe est parmi les plus courants\u00a0: choisissez-en un autre.',
      )
    }
  }
})

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

  test('is accepted with the current one, which is in no response', async () => {
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

  test('with a wrong current one counts towards the rate limit of sign-ins', async () => {
    const { account, change } = await makeOwner()
    for (let count = 0; count < 10; count += 1) {
      await change({ password, motDePasseActuel: 'faux-mot' })
    }

    const answer = await change({ password, motDePasseActuel: account.password })
    expect(answer.status).toBe(400)
    expect(faultOf(answer.json)).toMatchObject({
      path: 'motDePasseActuel',
      message: 'Trop d’essais\u00a0: attendez dix minutes, puis réessayez.',
    })
    expect((await signIn(account.email, account.password)).status).toBe(401)
  })

  test('is asked for a new address too, to which links for a password would be sent', async () => {
    const { account, change } = await makeOwner()
    const email = `nouvelle-${nextNumero()}@regards.test`
    const refused = await change({ email })

    expect(refused.status).toBe(400)
    expect(faultOf(refused.json)).toMatchObject({
      path: 'motDePasseActuel',
      message: 'Indiquez votre mot de passe actuel.',
    })
    expect((await change({ email: account.email.toUpperCase() })).status).toBe(200)
    expect((await change({ email, motDePasseActuel: account.password })).status).toBe(200)
    expect((await signIn(email, account.password)).status).toBe(200)
  })
})
