import { normalize } from '@iiif/parser'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { READING_FOLDER, writeReading } from '../../factories/lecture'
import { nextNumero, publishRegard } from '../../factories/regard'
import { publishMagazine } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

type Manifest = {
  id: string
  items: { id: string; width: number; height: number; thumbnail: { id: string }[] }[]
  structures: { items: { label: { fr: string[] }; items: { id: string }[] }[] }[]
  rendering: { id: string }[]
}

const admin = await visitor.as('administrateur')
const records = await openRecords(product)
const issue = await publishMagazine(product, records, admin)
afterAll(() => records.close())

const pathOf = (numero: number) => `/api/regards/numero/${numero}/manifest`
const read = async () => (await visitor.get<Manifest>(pathOf(issue.numero))).json

describe('the manifest of an issue', () => {
  test('is read by the parser of viewers, page by page', async () => {
    const manifest = await read()
    // The parser changes what it reads.
    const { entities, resource } = normalize(structuredClone(manifest))
    expect(resource).toMatchObject({ id: manifest.id, type: 'Manifest' })
    expect(Object.keys(entities.Canvas)).toHaveLength(4)
    // The parser adds what it makes of the canvases of a range.
    expect(Object.keys(entities.Range)).toEqual(
      expect.arrayContaining(['', '/1', '/2'].map((rest) => `${manifest.id}/articles${rest}`)),
    )
    expect(manifest.items[0]).toMatchObject({ type: 'Canvas', width: 960, height: 1359 })
    expect(manifest.items[0]?.thumbnail[0]?.id).toMatch(
      new RegExp(`/media/${READING_FOLDER}/1-480\\.webp$`),
    )
  })

  test('has the articles as ranges of its pages, and its other forms', async () => {
    const { items, structures, rendering } = await read()
    const ids = items.map(({ id }) => id)
    const articles = structures[0]?.items ?? []
    expect(articles.map(({ label }) => label.fr[0])).toEqual([
      ...['Un langage de fil et de drap', 'La bourrée'],
    ])
    expect(articles.map((range) => range.items.map(({ id }) => ids.indexOf(id) + 1))).toEqual([
      [2, 3],
      [3, 4],
    ])
    expect(rendering.map(({ id }) => new URL(id).pathname)).toEqual(
      ['pdf', 'epub', 'texte'].map((form) => `/regards/${issue.numero}/${form}`),
    )
  })

  test('has neither a canvas nor a range for an unreadable page', async () => {
    const damaged = await publishMagazine(product, records, admin)
    const unreadable = { tailles: [] }
    const pages = [{}, unreadable, unreadable, {}]
    await writeReading(product, records, damaged.pdf, { pages })
    const { json, text } = await visitor.get<Manifest>(pathOf(damaged.numero))
    expect(json.items.map(({ id }) => id.split('/').at(-1))).toEqual(['1', '4'])
    const ranges = json.structures[0]?.items ?? []
    expect(ranges.map(({ label, items }) => [label.fr[0], items.map(({ id }) => id)])).toEqual([
      ['La bourrée', [json.items[1]?.id]],
    ])
    const [home] = json.id.split('/api/')
    expect(text).not.toContain(`"id":"${home}"`)
    expect(text).not.toContain('"width":1,')
  })

  test('is readable by pages of other sites, the same for all accounts, and cached', async () => {
    const { headers } = await visitor.get(pathOf(issue.numero))
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('content-type')).toContain('application/ld+json')
    expect(headers.get('cache-control')).toContain('public')
    const others = ['/api/regards', '/api/globals/parametres', `/regards/${issue.numero}`]
    for (const path of others) {
      const answer = await visitor.raw('GET', path, { headers: { origin: 'https://a.example' } })
      expect(answer.headers.get('access-control-allow-origin'), path).toBeNull()
    }
  })

  test('is a 404 or 409 for a draft, an unknown issue or an unprepared one', async () => {
    const draft = await publishRegard(admin, { isDraft: true })
    const unread = await publishMagazine(product, records, admin)
    await writeReading(product, records, unread.pdf, { etat: 'indisponible' })
    for (const who of [visitor, admin]) {
      for (const numero of [draft.numero, nextNumero()]) {
        expect((await who.get(`${pathOf(numero)}?draft=true`)).status).toBe(404)
      }
      expect((await who.get(pathOf(unread.numero))).status).toBe(409)
    }
  })
})
