import { beforeAll, expect, test } from 'vitest'
import { makeIrregularPdf, irregularPdfs } from '../../factories/irregularPdf'
import { drawColumns } from '../../factories/layout'
import { publishRegard } from '../../factories/regard'
import { endChild } from '../../support/endChild'
import { openLectureSite, type LectureSite } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { readState, waitForReading } from '../../support/readings'

/** Some seconds of work, of which the first page is a fraction. */
const PAGES = 15

let site: LectureSite

beforeAll(async () => {
  site = await openLectureSite('embedded')
})

/** Ends the child process that takes a PDF apart, once there is one. */
const endPdfChild = () => endChild(['takePdfApart', site.product.dataDir])

test('a PDF whose child process ends by itself once at its start is read whole', async () => {
  const [issue] = await Promise.all([site.publish(await drawColumns(3)), endPdfChild()])
  expect(await waitForReading(site.admin, issue.id)).toMatchObject({
    ...{ etat: 'prete', raison: null, nombreDePages: 3, pagesTraitees: 3 },
  })
})

test('a PDF whose child process ends by itself once between two pages is read whole', async () => {
  const issue = await site.publish(await drawColumns(PAGES))
  await poll(async () => ((await readState(site.admin, issue.id))?.pagesTraitees ?? 0) > 0, {
    what: 'the first page',
    intervalMs: 20,
  })
  await endPdfChild()
  expect(await waitForReading(site.admin, issue.id)).toMatchObject({
    ...{ etat: 'prete', raison: null, pagesTraitees: PAGES },
  })
  expect((await site.readingOf(issue)).pages.every(({ images }) => images.length > 0)).toBe(true)
})

test('an irregular PDF whose check ends by itself once is accepted', async () => {
  const pdf = await makeIrregularPdf(irregularPdfs[0] ?? '')
  const [{ numero }] = await Promise.all([publishRegard(site.admin, { pdf }), endPdfChild()])
  expect(numero).toBeGreaterThan(0)
})
