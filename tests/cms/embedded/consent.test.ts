import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { changePage, snapshotPages } from '../../factories/page'
import { client } from '../../support/client'
import { shareEmailProduct } from '../../support/sharedProducts'

const { url, setup } = inject('product')
const visitor = client(url)

const administrator = await visitor.as('administrateur')
const putBack = await snapshotPages(administrator, ['parametres'])
await changePage(administrator, 'parametres', {
  mesureAudience: 'G-TEST123456',
  mesurePublicite: 'AW-123456789',
})
afterAll(() => putBack())

type Choice = Record<string, unknown>

const makeChoice = (change: Choice = {}): Choice => ({
  identifiant: randomUUID(),
  version: 1,
  moyen: 'choix',
  choix: { audience: true, publicite: false },
  ...change,
})

const choose = (choice: unknown, who = visitor) =>
  who.post<{ identifiant: string; date: string; errors: { code: string }[] }>(
    '/api/consentement',
    choice,
    { headers: { 'user-agent': 'tambourin/1.0', 'x-forwarded-for': '203.0.113.7' } },
  )

const proofsOf = async (identifiant: unknown, who = administrator) => {
  const where = `where[identifiant][equals]=${String(identifiant)}`
  const { status, json } = await who.get<{ docs: Record<string, unknown>[] }>(
    `/api/consentements?${where}`,
  )
  return { status, docs: json.docs }
}

test('a consent is stored with its date, text and method, and nothing about the visitor', async () => {
  const choice = makeChoice()
  const { status, json, headers } = await choose(choice)
  const { docs } = await proofsOf(choice.identifiant)
  const [proof] = docs

  expect(status).toBe(201)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(json.identifiant).toBe(choice.identifiant)
  expect(docs).toHaveLength(1)
  expect(proof).toEqual({
    id: expect.any(String) as string,
    identifiant: choice.identifiant,
    version: 1,
    moyen: 'choix',
    audience: 'accepte',
    publicite: 'refuse',
    createdAt: json.date,
    updatedAt: expect.any(String) as string,
  })
  expect(Math.abs(Date.parse(json.date) - Date.now())).toBeLessThan(60_000)
  expect(JSON.stringify(proof)).not.toMatch(/tambourin|203\.0\.113\.7|127\.0\.0\.1/)
})

test('the answer keeps the choice in a cookie of six months, with an id of its own', async () => {
  const { json, headers } = await choose(makeChoice({ identifiant: undefined }))
  const [cookie = '', ...others] = headers.getSetCookie()
  const [, value = '', expires = ''] = /^consentement=([^;]+);.*Expires=([^;]+)/i.exec(cookie) ?? []

  expect(others).toEqual([])
  expect(json.identifiant).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    categories: ['necessaires', 'audience'],
    revision: 7,
    consentId: json.identifiant,
    lastConsentTimestamp: json.date,
  })
  expect((Date.parse(expires) - Date.parse(json.date)) / 86_400_000).toBeCloseTo(182, 1)
  expect(cookie).toMatch(/; Path=\/(?:;|$)/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  // The page's script reads it, over http here.
  expect(cookie).not.toMatch(/HttpOnly|Secure/i)
  expect((await proofsOf(json.identifiant)).docs).toHaveLength(1)
})

test('a later choice of the same visitor stands beside the first', async () => {
  const choice = makeChoice({ moyen: 'tout-accepter', choix: { audience: true, publicite: true } })
  await choose(choice)
  await choose({ ...choice, moyen: 'choix', choix: { audience: false, publicite: false } })
  const { docs } = await proofsOf(choice.identifiant)

  expect(docs.map(({ audience }) => audience).toSorted()).toEqual(['accepte', 'refuse'])
})

describe('is refused, and leaves nothing:', () => {
  test.each<{ what: string; change: Choice }>([
    { what: 'an identifier that is none', change: { identifiant: 'camille@example.org' } },
    { what: 'an identifier that is not random', change: { identifiant: { ne: null } } },
    { what: 'no version', change: { version: undefined } },
    { what: 'a version that is no whole number', change: { version: 1.5 } },
    { what: 'an unknown way of choosing', change: { moyen: 'silence' } },
    { what: 'no choice', change: { choix: {} } },
    { what: 'a choice that is neither yes nor no', change: { choix: { audience: 'oui' } } },
    { what: 'an unknown purpose', change: { choix: { audience: true, profilage: true } } },
    { what: 'anything else about the visitor', change: { email: 'camille@example.org' } },
  ])('$what', async ({ change }) => {
    const count = () => administrator.get<{ totalDocs: number }>('/api/consentements?limit=1')
    const before = (await count()).json.totalDocs
    const { status, json } = await choose(makeChoice(change))

    expect(status).toBe(400)
    expect(json.errors).toMatchObject([{ code: 'invalid-request' }])
    expect((await count()).json.totalDocs).toBe(before)
  })

  test('malformed JSON, an array, and a body that is too large', async () => {
    const send = (body: string) =>
      visitor.post('/api/consentement', undefined, {
        body,
        headers: { 'content-type': 'application/json' },
      })

    expect((await send('{')).status).toBe(400)
    expect((await send('[]')).status).toBe(400)
    expect((await send(JSON.stringify(makeChoice({ x: 'x'.repeat(2_000_000) })))).status).toBe(413)
  })

  test('a choice about a purpose that there is not', async () => {
    await changePage(administrator, 'parametres', { mesurePublicite: null })
    const refused = await choose(makeChoice())
    const accepted = await choose(makeChoice({ choix: { audience: false } }))
    await changePage(administrator, 'parametres', { mesurePublicite: 'AW-123456789' })

    expect(refused.status).toBe(400)
    expect(accepted.status).toBe(201)
  })
})

test('rate limit: too many consents of one address return 429', async () => {
  const { product } = await shareEmailProduct(setup)
  const own = client(product.url)
  const ownAdministrator = await own.as('administrateur')
  const putBackOwn = await snapshotPages(ownAdministrator, ['parametres'])
  onTestFinished(() => putBackOwn())
  await changePage(ownAdministrator, 'parametres', { mesureAudience: 'G-TEST123456' })
  const choice = () => makeChoice({ choix: { audience: true } })
  const answers = []
  for (let index = 0; index <= 60; index += 1) answers.push(await choose(choice(), own))

  expect(answers.slice(0, 60).every(({ status }) => status === 201)).toBe(true)
  expect(answers[60]?.status).toBe(429)
  expect(Number(answers[60]?.headers.get('retry-after'))).toBeGreaterThan(0)
})
