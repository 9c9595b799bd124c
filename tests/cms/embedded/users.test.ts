import { expect, inject, test } from 'vitest'
import { makeAccount as newAccount } from '../../factories/account'
import { client, type Client } from '../../support/client'
import { openRecords } from '../../support/records'
import { addTotp } from '../../support/secondFactor'
import { openSession, createClientWithHeaders } from '../../support/session'
import { accounts } from '../../support/setups'

const product = inject('product')
const { url } = product

type Errors = { errors: { message: string; code: string }[] }

const administrator = await client(url).as('administrateur')

const makeAccount = () => newAccount(administrator)
const signIn = (email: string, password: string) =>
  client(url).post<Errors & { token: string }>('/api/users/login', { email, password })

test('the panel signs in with a form', async () => {
  const { email, password } = await makeAccount()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ email, password }))
  const answer = await client(url).post('/api/users/login', undefined, { body: form })

  expect(answer.status).toBe(200)
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

test('the last administrateur can neither be deleted nor become an editeur', async () => {
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

test('a request that would demote all administrateurs changes none of them', async () => {
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

test.each([
  ['left out', {}],
  ['null', { password: null, motDePasseActuel: null }],
])('an account whose password is %s is not made', async (_, fields) => {
  const email = `sans-mot-${Object.keys(fields).length}@regards.test`
  const answer = await administrator.post<{ errors: { data: unknown }[] }>('/api/users', {
    ...{ email, role: 'editeur' },
    ...fields,
  })

  expect([answer.status, answer.json.errors[0]?.data]).toEqual([
    400,
    { errors: [{ message: 'Ce champ est requis.', path: 'password' }] },
  ])
})

test('the list of accounts shows pending invitations, last sign-ins and second factors', async () => {
  const made = await Promise.all([1, 2, 3, 4, 5].map(makeAccount))
  const [invited, recent, protectedOne, idle, unused] = made
  if (!invited || !recent || !protectedOne || !idle || !unused)
    throw new Error('An account is missing')
  const records = await openRecords(product)
  await records.update('users', { email: invited.email }, { invitation: true })
  const longAgo = new Date('2020-03-21').toISOString()
  await records.update('users', { email: idle.email }, { createdAt: longAgo })
  await records.close()
  await administrator.patch(`/api/users/${recent.id}`, { nom: 'Anne Riant' })
  await signIn(recent.email, recent.password)
  const { cookie } = await openSession(url, protectedOne)
  await addTotp(createClientWithHeaders(url, { cookie }), protectedOne.password)
  const stateOf = async ({ email }: { email: string }) => {
    const { text } = await administrator.get(
      `/admin/collections/users?where[or][0][and][0][email][equals]=${email}`,
      { headers: { cookie: `payload-token=${administrator.token}` } },
    )
    return ['nom', 'etatDuCompte'].map((name) => {
      const cell = new RegExp(`cell-${name}[^>]*>(.*?)</td>`).exec(text)?.[1] ?? ''
      return cell.replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    })
  }
  const today = new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })

  expect(await stateOf(invited)).toEqual(['–', 'Invitation en attente'])
  expect(await stateOf(recent)).toEqual([
    'Anne Riant',
    `Connecté le ${today}, sans double authentification`,
  ])
  expect(await stateOf(protectedOne)).toEqual([
    '–',
    `Connecté le ${today}, avec double authentification`,
  ])
  expect(await stateOf(idle)).toEqual([
    '–',
    'Pas connecté depuis un an, sans double authentification',
  ])
  expect(await stateOf(unused)).toEqual(['–', 'Jamais connecté, sans double authentification'])
})

test('an editeur sees no account but their own', async () => {
  const editeur = await client(url).as('editeur')
  const answer = await editeur.get<{ docs: { email: string }[] }>('/api/users')

  expect(answer.json.docs.map(({ email }) => email)).toEqual(['editrice@regards.test'])
})

test.each(['hash', 'salt', 'resetPasswordToken', 'password'])(
  'nobody learns of %s by asking whose has it',
  async (field) => {
    const query = `where[and][0][${field}][like]=a`
    const answer = await administrator.get<Errors>(`/api/users?${query}`)

    expect([answer.status, answer.json.errors[0]?.code]).toEqual([400, 'invalid-query'])
  },
)
