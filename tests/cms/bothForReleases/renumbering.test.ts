import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { publishWithSharedCover, nextNumero, type RegardDoc } from '../../factories/regard'
import { client } from '../../support/client'
import { browser } from '../../support/dailyCounts'

const { url } = inject('product')
const visitor = client(url)
let regard: RegardDoc
/** The number that the issue had at first, and the one that it has now. */
let former: number
let today: number

const administrator = await visitor.as('administrateur')

/** Publishes an issue, whose pages visitors read, and gives it another number. */
async function publishRenumbered(): Promise<void> {
  regard = await publishWithSharedCover(administrator)
  former = regard.numero
  today = nextNumero()
  expect(await statusOf(former)).toBe(200)
  expect(await statusOf(today)).toBe(404)
  await renumber(today)
}

async function renumber(numero: number, { id } = regard): Promise<void> {
  expect((await administrator.patch(`/api/regards/${id}`, { numero })).status).toBe(200)
}

const statusOf = async (numero: number) => (await visitor.get(`/regards/${numero}`)).status
const placeOf = async (path: string, method = 'GET') => {
  const { status, headers } = await visitor.request(method, path, { headers: browser })
  return [status, headers.get('location')]
}

describe('an issue that was given another number', () => {
  beforeEach(publishRenumbered)

  test('is found under the former one, for good', async () => {
    for (const method of ['GET', 'HEAD']) {
      expect(await placeOf(`/regards/${former}`, method)).toEqual([301, `/regards/${today}`])
    }
    expect(await statusOf(today)).toBe(200)
  })

  test('is opened and downloaded under the former one, and counted once', async () => {
    for (const action of ['pdf', 'telechargement']) {
      const place = `/regards/${today}/${action}`
      expect(await placeOf(`/regards/${former}/${action}`)).toEqual([301, place])
      expect((await placeOf(place))[0]).toBe(302)
    }
    const { json } = await administrator.get(`/api/regards/${regard.id}`)

    expect(json).toMatchObject({ nombreDeVue: 1, nombreDeTelechargement: 1 })
  })

  test('is found under each number that it had, also after another change', async () => {
    const last = nextNumero()
    await renumber(last)
    await administrator.patch(`/api/regards/${regard.id}`, { titre: 'Les coiffes' })

    for (const numero of [former, today]) {
      expect(await placeOf(`/regards/${numero}`)).toEqual([301, `/regards/${last}`])
    }
  })

  test('and its first one again, is there under it, and found under the other', async () => {
    await renumber(former)

    expect(await statusOf(former)).toBe(200)
    expect(await placeOf(`/regards/${today}`)).toEqual([301, `/regards/${former}`])
  })

  test('is found under neither once it is deleted', async () => {
    await administrator.delete(`/api/regards/${regard.id}`)

    expect(await statusOf(former)).toBe(404)
    expect(await statusOf(today)).toBe(404)
    expect(await placeOf(`/regards/${former}/pdf`)).toEqual([302, `/regards/${former}`])
  })
})

describe('the former number of an issue', () => {
  beforeAll(publishRenumbered)

  test.each(['/lire/3?q=coiffe', '/texte', '/articles/la-coiffe'])(
    'leads to the page of today, with the query: %s',
    async (rest) => {
      expect(await placeOf(`/regards/${former}${rest}`)).toEqual([301, `/regards/${today}${rest}`])
    },
  )

  test.each(['manifest', 'carte.jpg?v=1', 'pages/1/carte.jpg', 'articles/la-coiffe/carte.jpg'])(
    'leads to the manifest and the cards of today, with the query: %s',
    async (rest) => {
      const path = (numero: number) => `/api/regards/numero/${numero}/${rest}`
      const [status, location] = await placeOf(path(former))
      expect([status, location]).toEqual([301, path(today)])
      // An unknown number leads nowhere.
      expect((await placeOf(path(nextNumero())))[0]).toBe(404)
    },
  )

  test('leads from its articles to the issue', async () => {
    expect(await placeOf(`/regards/${today}/articles?x=1`)).toEqual([301, `/regards/${today}?x=1`])
  })

  test('is not told with the issue, asked about or written', async () => {
    const taken = nextNumero()
    const { id } = regard
    await administrator.patch(`/api/regards/${id}`, { anciensNumeros: [taken] })
    for (const who of [visitor, administrator]) {
      expect((await who.get(`/api/regards/${id}`)).text).not.toContain('anciensNumeros')
      const query = `where[anciensNumeros][equals]=${former}`
      expect((await who.get(`/api/regards?${query}`)).status).toBe(400)
    }

    expect(await statusOf(taken)).toBe(404)
    expect(await placeOf(`/regards/${former}`)).toEqual([301, `/regards/${today}`])
  })

  test('leads to the present number through the API; an unknown number leads nowhere', async () => {
    const numeroOf = async (numero: number | string) =>
      (await visitor.get(`/api/regards/numero/${numero}`)).json

    expect(await numeroOf(former)).toEqual({ numero: today })
    expect(await numeroOf(today)).toEqual({ numero: today })
    expect(await numeroOf(nextNumero())).toEqual({ numero: null })
    expect(await numeroOf('abc')).toMatchObject({ errors: [{ code: 'invalid-numero' }] })
  })
})

describe('a former number', () => {
  beforeEach(publishRenumbered)

  test.each([
    { by: 'a new issue', take: () => publishWithSharedCover(administrator, { numero: former }) },
    {
      by: 'an issue that is renumbered',
      take: async () => {
        const other = await publishWithSharedCover(administrator)
        await renumber(former, other)
        return other
      },
    },
  ])('that is taken by $by is that issue’s, and nobody’s once it is deleted', async ({ take }) => {
    const other = await take()
    expect(await statusOf(former)).toBe(200)
    const [status, pdf] = await placeOf(`/regards/${former}/pdf`)
    expect(status).toBe(302)
    expect(pdf).toMatch(/^\/media\/.*\.pdf$/)

    await administrator.delete(`/api/regards/${other.id}`)
    expect(await statusOf(former)).toBe(404)
    expect(await statusOf(today)).toBe(200)
  })
})
