import { expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { client } from '../../support/client'

const { url } = inject('product')
const visitor = client(url)

/** More than the server checks at once: some are read before a change, and written after it. */
const SIGN_INS = 8

const administrator = await visitor.as('administrateur')

const signIn = ({ email, password }: { email: string; password: string }) =>
  visitor.post<{ token?: string }>('/api/users/login', { email, password })

const isOpen = async (token: string) => {
  const headers = { authorization: `JWT ${token}` }
  const { json } = await visitor.get<{ user: object | null }>('/api/users/me', {
    headers,
  })
  return json.user !== null
}

/** Sends sign-ins, and changes the account as soon as the first one has its response. */
async function changeDuringSignIns(
  account: { id: string; email: string; password: string },
  change: object,
) {
  const signIns = Array.from({ length: SIGN_INS }, () => signIn(account))
  expect((await Promise.race(signIns)).status).toBe(200)
  expect((await administrator.patch(`/api/users/${account.id}`, change)).status).toBe(200)
  return Promise.all(signIns)
}

test('a new password ends every sign-in with the old one that runs at the same time', async () => {
  const account = await makeAccount(administrator)
  const answers = await changeDuringSignIns(account, {
    password: 'nouvelle-farandole',
  })

  for (const { status, json } of answers) {
    if (status === 200) expect(await isOpen(json.token ?? '')).toBe(false)
    else expect(status).toBe(401)
  }
  expect((await signIn(account)).status).toBe(401)
  expect((await signIn({ ...account, password: 'nouvelle-farandole' })).status).toBe(200)
})

test.each([
  { what: 'role', before: 'administrateur', after: { role: 'editeur' } },
  {
    what: 'e-mail address',
    before: 'editeur',
    after: { email: `n-${Date.now()}@regards.test` },
  },
] as const)('a sign-in does not undo a change of the $what', async ({ before, after }) => {
  const account = await makeAccount(administrator, before)
  await changeDuringSignIns(account, after)

  const { json } = await administrator.get(`/api/users/${account.id}`)
  expect(json).toMatchObject(after)
})
