import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { makeBrokenPdf } from '../../factories/hostilePdf'
import { COLUMNS, drawColumns } from '../../factories/layout'
import { toRelation } from '../../factories/lecture'
import { makePdf } from '../../factories/pdf'
import { makeRichText } from '../../factories/richText'
import type { Errors } from '../../factories/storedObject'
import {
  openLectureSite,
  type LectureIssue,
  type LecturePage,
  type LectureSite,
} from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { waitForReading } from '../../support/readings'

/** Some seconds of work, of which the first page is a fraction. */
const KILLED_PAGES = 8

/** So many that the reader is told of the first ones long before the last. */
const MANY_PAGES = 12

/** A PDF of three pages, the second of which is no page. */
const BROKEN_PAGE = 'une-page-sur-trois-abimee.pdf'

type Layer = { mots: [number, number, number, number, string][]; liens: object[] }

let site: LectureSite

beforeAll(async () => {
  site = await openLectureSite(inject('product').setup)
})

describe('a published issue', () => {
  let issue: LectureIssue

  beforeAll(async () => {
    issue = await site.publish(await drawColumns(3))
    expect(await waitForReading(site.admin, issue.id)).toEqual({
      ...{ etat: 'prete', raison: null, nombreDePages: 3, pagesTraitees: 3 },
      ...{
        pagesNumerisees: 0,
        pagesReconnues: 0,
        conseil: null,
        correctionsEnCours: false,
        anciensArticles: false,
      },
      // Its articles and its words may still be on their way.
      enPreparation: expect.any(Boolean) as boolean,
    })
  })

  test('can be read online by itself: pictures, placeholder, words', async () => {
    const { etat, langue, pages, pdf } = await site.readingOf(issue)
    expect({ etat, langue, url: pdf.url }).toEqual({
      ...{ etat: 'prete', langue: 'fr', url: issue.pdf.url },
    })
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
    const [page] = pages as [LecturePage]
    expect(page.images.map(({ largeur }) => largeur)).toEqual([240, 480, 720, 1080, 1600])
    for (const { url, largeur } of page.images) {
      const file = await site.visitor.raw('GET', url)
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toBe('image/webp')
      expect(file.headers.get('cache-control')).toContain('immutable')
      const picture = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      expect(picture).toMatchObject({ format: 'webp', width: largeur })
    }
    expect(page.vignette).toMatch(/^data:image\/webp;base64,/)
    expect(page.vignette.length).toBeLessThanOrEqual(1_024)
    const layer = await site.visitor.get<Layer>(page.couche)
    expect(layer.headers.get('content-type')).toBe('application/json')
    expect(layer.json.mots.map(([, , , , text]) => text)).toContain('bourrée')
  })

  test('has its text', async () => {
    const { json } = await site.visitor.get<{ pages: { blocs: { texte: string }[] }[] }>(
      `/api/regards/numero/${issue.numero}/texte`,
    )
    expect(json.pages[1]?.blocs[0]).toEqual({
      ...{ type: 'titre', niveau: 2, texte: COLUMNS.heading },
    })
    expect((await site.findPages(issue.pdf.id))[0]?.texte).toContain('Berry, à trois temps')
  })

  test('keeps its page files while it uses them', async () => {
    const [page] = (await site.readingOf(issue)).pages
    const path = page?.couche.replace('/media/', '') ?? ''
    const answer = await site.admin.delete<Errors>(`/api/storage/objects/${path}`)
    expect(answer.status).toBe(409)
  })

  test('has the text of a correction, and its own again without it', async () => {
    const [page] = await site.findPages(issue.pdf.id)
    const texteCorrige = makeRichText('Elle se danse', 'en Berry.')
    const correct = (value: object | null) =>
      site.admin.patch(`/api/pagesDeRegards/${page?.id}`, { texteCorrige: value, verifiee: true })
    expect((await correct(texteCorrige)).status).toBe(200)
    expect((await site.findPages(issue.pdf.id))[0]).toMatchObject({
      texte: 'Elle se danse\nen Berry.',
    })
    expect((await correct(null)).status).toBe(200)
    expect((await site.findPages(issue.pdf.id))[0]?.texte).toContain('à trois temps')
  })
})

// The kinds of faults are in embedded/lectureOutcomes: what becomes of one is in the database.
test('administrators are told of an unreadable PDF, which can still be opened', async () => {
  const issue = await site.publish(await makeBrokenPdf())
  const state = await waitForReading(site.admin, issue.id)
  expect(state.etat).toBe('indisponible')
  expect(state.raison).toMatch(/abîmé/)
  expect(await site.readingOf(issue)).toMatchObject({ etat: 'indisponible', pages: [] })
  expect(await site.statusOf(issue.pdf.url)).toBe(200)
})

test('an issue can be read while its last pages are made', async () => {
  const issue = await site.publish(await drawColumns(MANY_PAGES))
  let pages: LecturePage[] = []
  await poll(
    async () => {
      const reading = await site.readingOf(issue)
      if (reading.etat === 'enCours') pages = reading.pages
      return pages.length > 0 || reading.etat === 'prete'
    },
    { what: 'the first page', intervalMs: 20 },
  )
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThan(MANY_PAGES)
  expect(await site.statusOf(pages[0]?.images[0]?.url ?? '')).toBe(200)
  await poll(
    async () => {
      const reading = await site.readingOf(issue)
      pages = reading.pages
      return reading.etat === 'prete'
    },
    { what: 'the end of the preparation' },
  )
  expect(pages).toHaveLength(MANY_PAGES)
})

test('a page that cannot be read leaves the others', async () => {
  const file = path.join(import.meta.dirname, '../../factories/textPdfs/pdf', BROKEN_PAGE)
  const issue = await site.publish(await readFile(file))
  const state = await waitForReading(site.admin, issue.id)
  expect(state).toMatchObject({ etat: 'prete', nombreDePages: 3 })
  expect(state.raison).toMatch(/page\s2 .*illisible/)
  const { pages } = await site.readingOf(issue)
  expect(pages.map(({ images }) => images.length > 0)).toEqual([true, false, true])
})

test('an upgrade makes readings again, which stay readable with their corrections', async () => {
  const issue = await site.publish(await makePdf({ pages: 2, isLow: true }))
  await waitForReading(site.admin, issue.id)
  const [first] = await site.findPages(issue.pdf.id)
  const texteCorrige = makeRichText('Corrigé')
  await site.admin.patch(`/api/pagesDeRegards/${first?.id}`, { texteCorrige, verifiee: true })
  const of = toRelation(site.product.mongo?.url, 'document', issue.pdf.id)
  const former = `${issue.pdf.prefix}/pages/1`
  await site.records.update('pagesDeRegards', of, { dossier: former })
  await site.records.update('lectures', of, { version: 1 })

  await site.product.restart()
  expect(await site.readingOf(issue)).toMatchObject({ etat: 'prete' })
  await poll(async () => Number((await site.records.find('lectures', of))[0]?.version) > 1, {
    what: 'the new reading',
  })
  const pages = await site.findPages(issue.pdf.id)
  expect(pages.map(({ dossier }) => dossier)).toEqual(Array(2).fill(first?.dossier))
  expect(pages[0]).toMatchObject({ texte: 'Corrigé', verifiee: false })
  expect(await site.readingOf(issue)).toMatchObject({ etat: 'prete' })
})

test('an issue that is deleted leaves nothing of its pages', async () => {
  const issue = await site.publish(await makePdf({ pages: 1, isLow: true }))
  await waitForReading(site.admin, issue.id)
  const [page] = (await site.readingOf(issue)).pages
  expect(await site.statusOf(page?.couche ?? '')).toBe(200)

  expect((await site.admin.delete(`/api/regards/${issue.id}`)).status).toBe(200)

  for (const url of [page?.couche, ...(page?.images.map(({ url }) => url) ?? [])]) {
    expect(await site.statusOf(url ?? '')).toBe(404)
  }
  const of = toRelation(site.product.mongo?.url, 'document', issue.pdf.id)
  expect(await site.records.find('pagesDeRegards', of)).toEqual([])
  expect(await site.records.find('lectures', of)).toEqual([])
})

test('a preparation that is killed goes on where it was', async () => {
  const issue = await site.publish(await drawColumns(KILLED_PAGES))
  const of = toRelation(site.product.mongo?.url, 'document', issue.pdf.id)
  const findMade = () => site.records.find('pagesDeRegards', of)
  await poll(async () => (await findMade()).length > 0, { what: 'the first page', intervalMs: 10 })
  await site.product.kill()
  const made = await findMade()
  expect(made.length).toBeLessThan(KILLED_PAGES)

  await site.product.restart()
  expect(await waitForReading(site.admin, issue.id)).toMatchObject({
    ...{ etat: 'prete', pagesTraitees: KILLED_PAGES },
  })
  const all = await findMade()
  expect(all).toHaveLength(KILLED_PAGES)
  const first = (rows: typeof made) => rows.find(({ page }) => page === 1)?.updatedAt
  expect(first(all)).toEqual(first(made))
})
