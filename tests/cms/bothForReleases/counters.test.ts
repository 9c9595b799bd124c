import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { publishWithSharedCover, nextNumero, type RegardDoc } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { browser } from '../../support/dailyCounts'
import { startProduct, type Product } from '../../support/product'

const { url, setup } = inject('product')

type Counts = { nombreDeVue?: number; nombreDeTelechargement?: number }

const visitor = client(url)

const administrator = await client(url).as('administrateur')
const regard = await publishWithSharedCover(administrator)

const count = (numero: number | string, action = 'vue') =>
  visitor.post(`/api/regards/numero/${numero}/${action}`)
const countsOf = async ({ id }: RegardDoc, who = administrator) =>
  (await who.get<Counts>(`/api/regards/${id}`)).json

test('none of 200 concurrent openings during a save of the issue is lost', async () => {
  const fresh = await publishWithSharedCover(administrator)
  const saves = Array.from({ length: 10 }, (_, index) =>
    administrator.patch(`/api/regards/${fresh.id}`, { titre: `Version ${index}`, nombreDeVue: 3 }),
  )
  const openings = await Promise.all(Array.from({ length: 200 }, () => count(fresh.numero)))
  const saved = await Promise.all(saves)

  expect(openings.filter(({ status }) => status !== 200)).toEqual([])
  expect(saved.filter(({ status }) => status !== 200)).toEqual([])
  expect(await countsOf(fresh)).toMatchObject({ nombreDeVue: 200 })
})

test('an unknown number answers 404 in the words of the specification', async () => {
  const numero = nextNumero()
  const answer = await count(numero)

  expect(answer.status).toBe(404)
  expect(answer.json).toEqual({
    errors: [{ message: `Regard numéro ${numero} non trouvé`, code: 'regard-not-found' }],
  })
})

test.each(['0', '-1', '1.5', 'abc', '99999999999999999999'])(
  'the number %s answers 400',
  async (numero) => {
    const answer = await count(numero)

    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ errors: [{ code: 'invalid-numero' }] })
  },
)

describe('visitors do not get the counts', () => {
  const fields = ['nombreDeVue', 'nombreDeTelechargement'] as const

  test('in the list, in one issue, or when they are selected', async () => {
    for (const path of [
      '/api/regards?limit=5',
      `/api/regards/${regard.id}`,
      ...fields.map((field) => `/api/regards?select[${field}]=true`),
    ]) {
      const answer = await visitor.get(path)

      expect(answer.status).toBe(200)
      for (const field of fields) expect(answer.text).not.toContain(field)
    }
  })
})

test('an editeur sees the counts', async () => {
  const editor = await client(url).as('editeur')

  expect(await countsOf(regard, editor)).toMatchObject({ nombreDeTelechargement: 0 })
})

describe('the rate limit of counting for one address', () => {
  let product: Product
  let own: Client

  beforeAll(async () => {
    product = await startProduct({ setup, env: { COUNTER_LIMIT_PER_MINUTE: '3' } })
    own = client(product.url)
  })
  afterAll(() => product.stop())

  test('returns 429 with Retry-After, while the PDF still opens, uncounted', async () => {
    const regard = await publishWithSharedCover(await own.as('administrateur'))
    const { numero } = regard
    const countFrom = (address: string) =>
      own.post(`/api/regards/numero/${numero}/vue`, undefined, {
        // An address that the client gives itself changes nothing.
        headers: { 'x-forwarded-for': address, 'x-client-address': address },
      })
    const openings = async (many: number) => {
      const answers = await Promise.all(
        Array.from({ length: many }, () => own.get(`/regards/${numero}/pdf`, { headers: browser })),
      )
      return answers.map(({ status, headers }) => [status, headers.get('location')])
    }
    const opened = [302, expect.stringMatching(/\/fichier\.pdf$/)]

    expect((await countFrom('10.0.0.1')).status).toBe(200)
    expect(await openings(4)).toEqual([opened, opened, opened, opened])
    const refused = await countFrom('10.0.0.2')

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.json).toMatchObject({ errors: [{ code: 'too-many-requests' }] })
    expect(await countsOf(regard, await own.as('administrateur'))).toMatchObject({ nombreDeVue: 3 })
    // Each that was counted is in the log (specification, section 8).
    const line = `"Compteur de vues incrémenté pour le numéro ${numero}"`
    await expect.poll(() => product.log().split(line).length - 1).toBe(3)
  })
})
