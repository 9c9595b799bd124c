import { expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { withoutTable } from '../../support/breakTable'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { readWarnings } from '../../support/reporters/productWarnings'
import { openSession, createClientWithHeaders } from '../../support/session'
import { accounts } from '../../support/setups'
import { shareEmailProduct } from '../../support/sharedProducts'

const { product } = await shareEmailProduct('embedded')
const administrator = await client(product.url).as('administrateur')

test('a sign-in during a database outage does not count towards the rate limit', async () => {
  const { email, password } = await makeAccount(administrator)
  const signIn = () => client(product.url).post('/api/users/login', { email, password })
  const failed = await withoutTable(product.dataDir, 'users', () =>
    Promise.all(Array.from({ length: 12 }, signIn)),
  )

  expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 500))
  expect((await signIn()).status).toBe(200)
})

test('a session whose account cannot be read returns 500, not a visitor’s response', async () => {
  const answers = await withoutTable(product.dataDir, 'users', () =>
    Promise.all([
      administrator.get('/api/users/me'),
      administrator.post('/api/globals/accueil', { accroche: 'Perdu' }),
      administrator.get('/api/storage/objects'),
      administrator.post('/api/uploads'),
    ]),
  )

  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500])
  const { json } = await administrator.get<{ user: object | null }>('/api/users/me')
  expect(json.user).toMatchObject({ email: accounts.administrateur.email })
})

test('a page of the panel during a database outage does not redirect to the sign-in', async () => {
  const { cookie } = await openSession(product.url, accounts.administrateur)
  const browser = createClientWithHeaders(product.url, { cookie, accept: 'text/html' })
  const [panel, page, me] = await withoutTable(product.dataDir, 'users', () =>
    Promise.all([
      browser.get('/admin'),
      browser.get('/admin/collections/regards?limit=10'),
      browser.get('/api/users/me'),
    ]),
  )

  for (const { status, headers, text } of [panel, page]) {
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('content-type')).toContain('text/html')
    expect(text).toContain('Le site revient dans un instant')
  }
  expect(me.status).toBe(500)
  expect((await browser.get('/admin')).status).toBe(200)
})

test('a database’s error that repeats a long query is cut in the log', async () => {
  const query = Array.from(
    { length: 20 },
    (_, at) => `where[or][${at}][titre][equals]=${'a'.repeat(900)}`,
  )
  const { status } = await withoutTable(product.dataDir, 'regards', () =>
    administrator.post('/api/regards', undefined, {
      body: query.join('&'),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        // As the panel sends a query that is too long for an address.
        'x-payload-http-method-override': 'GET',
      },
    }),
  )
  // The log comes through a pipe, a moment after the answer; its first and last lines may be incomplete.
  const findLine = () =>
    product
      .log()
      .split('\n')
      .slice(1, -1)
      .find((line) => line.includes('"err"') && line.includes('a'.repeat(900)))
  await poll(() => findLine() !== undefined, { what: 'the error in the log' })

  expect(status).toBe(500)
  expect(findLine()?.length).toBeLessThan(15_000)
})

test('the reporter of the tests finds the product’s log of a missing table', async () => {
  const start = Date.now()
  await withoutTable(product.dataDir, 'regards', () => administrator.get('/api/regards?limit=3'))

  await poll(() => readWarnings(start, Date.now()).join('').includes('no such table: regards'), {
    what: 'the error among the warnings of the run',
  })
})
