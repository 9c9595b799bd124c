import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { breakTable } from '../../support/breakTable'
import { client, type Client } from '../../support/client'
import { startProduct, type Product } from '../../support/server'

let product: Product
let administrator: Client

beforeAll(async () => {
  product = await startProduct({ setup: 'embedded' })
  administrator = await client(product.url).as('administrateur')
})
afterAll(() => product.stop())

test('a sign-in that nobody could judge uses up no try', async () => {
  const { email, password } = await makeAccount(administrator)
  const signIn = () => client(product.url).post('/api/users/login', { email, password })
  const putBack = await breakTable(product.dataDir, 'users')
  const failed = await Promise.all(Array.from({ length: 12 }, signIn))
  await putBack()

  expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 500))
  expect((await signIn()).status).toBe(200)
})

test('an account that cannot be read is no visitor’s', async () => {
  const putBack = await breakTable(product.dataDir, 'users')
  const answers = await Promise.all([
    administrator.get('/api/users/me'),
    administrator.post('/api/globals/accueil', { accroche: 'Perdu' }),
    administrator.get('/api/storage/objects'),
    administrator.post('/api/uploads'),
  ])
  await putBack()

  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500])
  const { json } = await administrator.get<{ user: object | null }>('/api/users/me')
  expect(json.user).not.toBeNull()
})
