import { beforeEach, describe, expect, inject, test } from 'vitest'
import { publishWithSharedCover, nextNumero, type RegardDoc } from '../../factories/regard'
import { client } from '../../support/client'
import { browser, daysAgo, type DailyCount } from '../../support/dailyCounts'

const { url } = inject('product')
const visitor = client(url)
let regard: RegardDoc

const administrator = await visitor.as('administrateur')
beforeEach(async () => {
  regard = await publishWithSharedCover(administrator)
})

const open = (action: 'pdf' | 'telechargement', headers: Record<string, string> = browser) =>
  visitor.get(`/regards/${regard.numero}/${action}`, { headers })
const counts = async () => {
  const { json } = await administrator.get<Record<string, number>>(`/api/regards/${regard.id}`)
  return [json.nombreDeVue, json.nombreDeTelechargement]
}

const daysOf = async ({ id }: RegardDoc) => {
  const path = `/api/frequentation?where[regard][equals]=${id}`
  return (await administrator.get<{ docs: DailyCount[] }>(path)).json.docs
}

describe('the address that « Consulter » leads to', () => {
  test('counts the opening, for its day too, then leads to the PDF; the PDF itself counts nothing', async () => {
    const answer = await open('pdf')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(/^\/media\/regards\/\w+\/fichier\.pdf$/)
    expect(await counts()).toEqual([1, 0])
    const days = await daysOf(regard)
    expect(days).toMatchObject([{ vues: 1, telechargements: 0 }])
    expect(daysAgo(1) <= (days[0]?.jour ?? '')).toBe(true)

    for (const range of [undefined, 'bytes=0-9', 'bytes=10-']) {
      const headers = { ...browser, ...(range && { range }) }
      const file = await visitor.raw('GET', location, { headers })
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('content-disposition')).toMatch(/^inline/)
      await file.body?.cancel()
    }
    expect(await counts()).toEqual([1, 0])
  })

  test.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a part of the file', { ...browser, range: 'bytes=0-1023' }],
  ])('leads %s to the PDF without counting', async (_, headers) => {
    const answer = await open('pdf', headers)

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/fichier\.pdf$/)
    expect(await counts()).toEqual([0, 0])
  })

  test('a HEAD never counts', async () => {
    const path = `/regards/${regard.numero}/pdf`
    const answer = await visitor.raw('HEAD', path, { headers: browser })

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/fichier\.pdf$/)
    expect(await counts()).toEqual([0, 0])
  })

  test('of an unknown number leads to its error page', async () => {
    const numero = nextNumero()
    const answer = await visitor.get(`/regards/${numero}/pdf`, { headers: browser })

    expect(answer.headers.get('location')).toBe(`/regards/${numero}`)
    expect((await visitor.get(`/regards/${numero}`)).status).toBe(404)
  })

  test('is only read', async () => {
    expect((await visitor.post(`/regards/${regard.numero}/pdf`)).status).toBe(405)
    expect(await counts()).toEqual([0, 0])
  })
})

test('a download counts as one, and is saved under the name of the issue', async () => {
  const answer = await open('telechargement')
  const file = await visitor.raw('GET', answer.headers.get('location') ?? '', { headers: browser })

  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="Regards-${regard.numero}.pdf"`,
  )
  await file.body?.cancel()
  expect(await counts()).toEqual([0, 1])
  expect(await daysOf(regard)).toMatchObject([{ vues: 0, telechargements: 1 }])
})
