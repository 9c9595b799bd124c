import { describe, expect, inject, test } from 'vitest'
import { drawPdf } from '../../factories/layout'
import { makePdf } from '../../factories/pdf'
import { toRelation } from '../../factories/lecture'
import { makeRichText } from '../../factories/richText'
import { putObject } from '../../factories/storedObject'
import { isPrepared, openLectureSite, type LectureIssue } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { readState, waitForReading } from '../../support/readings'

const site = await openLectureSite(inject('product').setup)

const ofPdf = (issue: LectureIssue) => toRelation(site.product.mongo?.url, 'document', issue.pdf.id)

/** Puts other bytes in the storage in place of the PDF of an issue. */
async function putFile(issue: LectureIssue, bytes: string | Buffer): Promise<void> {
  const storage = { ...site.product, s3: site.product.s3?.settings ?? null }
  const path = decodeURIComponent(issue.pdf.url).replace('/media/', '')
  await putObject(storage, path, { bytes, hasMetadata: true })
}

describe('a reading that is ready', () => {
  test('is made again beside the pages that visitors read, which then go', async () => {
    const issue = await site.publishPrepared(3)
    const [, second] = await site.findPages(issue.pdf.id)
    const texteCorrige = makeRichText('Corrigé')
    const path = `/api/pagesDeRegards/${second?.id}`
    expect((await site.admin.patch(path, { texteCorrige, verifiee: true })).status).toBe(200)
    const [before] = (await site.readingOf(issue)).pages

    const { status, json } = await site.prepareAgain(issue)
    expect(status).toBe(202)
    expect(json.lecture).toMatchObject({ etat: 'prete', enPreparation: true })
    expect((await site.readingOf(issue)).etat).toBe('prete')
    expect(await waitForReading(site.admin, issue.id, isPrepared)).toMatchObject({
      ...{ etat: 'prete', raison: null, conseil: null },
      ...{ nombreDePages: 3, pagesTraitees: 3 },
    })

    const after = (await site.readingOf(issue)).pages
    expect(after).toHaveLength(3)
    expect(after[0]?.couche).not.toBe(before?.couche)
    for (const { couche, images } of after) {
      for (const url of [couche, ...images.map((image) => image.url)])
        expect(await site.statusOf(url), url).toBe(200)
    }
    await poll(async () => (await site.statusOf(before?.couche ?? '')) === 404, {
      what: 'the end of the files of before',
    })
    const [, corrected] = await site.findPages(issue.pdf.id)
    expect(corrected).toMatchObject({ texte: 'Corrigé', verifiee: false })
  })

  test('that fails again stays unchanged, with the reason', async () => {
    const issue = await site.publishPrepared(1)
    const [before] = (await site.readingOf(issue)).pages
    await putFile(issue, '%PDF-1.7\nune bourrée')

    expect((await site.prepareAgain(issue)).status).toBe(202)
    expect(await waitForReading(site.admin, issue.id, isPrepared)).toMatchObject({
      etat: 'prete',
      raison: expect.stringContaining('les pages d’avant restent en ligne') as string,
    })
    const { etat, pages } = await site.readingOf(issue)
    expect([etat, pages]).toEqual(['prete', [before]])
    expect(await site.statusOf(before?.couche ?? '')).toBe(200)
  })

  test('keeps pictures and text of a page that fails, and names the page', async () => {
    const issue = await site.publishPrepared(3)
    const before = (await site.readingOf(issue)).pages
    const [, record] = await site.findPages(issue.pdf.id)
    const whole = await makePdf({ pages: 3, isLow: true })
    const faulty = await drawPdf((document) => {
      for (const height of [200, 20_000, 200]) document.addPage({ size: [1190, height] })
    })

    await putFile(issue, faulty)
    expect((await site.prepareAgain(issue)).status).toBe(202)
    expect(await waitForReading(site.admin, issue.id, isPrepared)).toMatchObject({
      ...{ etat: 'prete', pagesTraitees: 3 },
      raison:
        'La page\u00a02 n’a pas pu être préparée de nouveau\u00a0: elle reste en ligne comme avant.',
      conseil: expect.stringContaining('Préparez-le de nouveau') as string,
    })
    const [first, second] = (await site.readingOf(issue)).pages
    expect(first?.couche).not.toBe(before[0]?.couche)
    expect(second).toEqual(before[1])
    for (const url of [second?.couche, ...(second?.images.map((image) => image.url) ?? [])])
      expect(await site.statusOf(url ?? ''), url).toBe(200)
    expect((await site.findPages(issue.pdf.id))[1]).toEqual(record)

    await putFile(issue, whole)
    expect((await site.prepareAgain(issue)).status).toBe(202)
    expect(await waitForReading(site.admin, issue.id, isPrepared)).toMatchObject({
      ...{ etat: 'prete', raison: null },
    })
    const [, again] = (await site.readingOf(issue)).pages
    expect(again?.couche).not.toBe(before[1]?.couche)
    await poll(async () => (await site.statusOf(before[1]?.couche ?? '')) === 404, {
      what: 'the end of the files of before',
    })
  })

  test('is made again although the job that made it has not ended yet', async () => {
    const issue = await site.publishPrepared(1)
    const [before] = (await site.readingOf(issue)).pages
    const ending = { taskSlug: 'preparerLecture', waitUntil: new Date('2099-01-05') }
    await site.records.insert('payload-jobs', {
      ...{ ...ending, input: { document: issue.pdf.id }, queue: 'default', totalTried: 0 },
      ...{ processing: false, hasError: false, createdAt: new Date(), updatedAt: new Date() },
    })

    expect((await site.prepareAgain(issue)).status).toBe(202)
    expect(await waitForReading(site.admin, issue.id, isPrepared)).toMatchObject({ etat: 'prete' })
    const [after] = (await site.readingOf(issue)).pages
    expect(after?.couche).not.toBe(before?.couche)
    await site.records.remove('payload-jobs', { waitUntil: ending.waitUntil })
  })

  test('is queued once, however often it is asked for', async () => {
    const issue = await site.publishPrepared(1)
    const answers = await Promise.all([1, 2, 3].map(() => site.prepareAgain(issue)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect((await site.findJobs(issue)).length).toBeLessThanOrEqual(1)
    expect(await waitForReading(site.admin, issue.id, isPrepared)).toMatchObject({ etat: 'prete' })
  })
})

test('of a failed reading tries the unreadable pages again', async () => {
  const issue = await site.publishPrepared(3)
  const reason = 'Ce PDF demande trop de temps à préparer.'
  await site.records.update('lectures', ofPdf(issue), { etat: 'indisponible', raison: reason })
  const [first, second] = await site.findPages(issue.pdf.id)
  await site.records.update(
    'pagesDeRegards',
    { ...ofPdf(issue), page: 2 },
    { tailles: [], blocs: [], texte: '', sansTexte: true },
  )
  expect(await readState(site.admin, issue.id)).toMatchObject({
    ...{ etat: 'indisponible', raison: reason },
    conseil: expect.stringContaining('Préparez-le de nouveau') as string,
  })

  expect((await site.prepareAgain(issue)).status).toBe(202)
  expect(await waitForReading(site.admin, issue.id, isPrepared)).toMatchObject({
    ...{ etat: 'prete', raison: null, conseil: null },
  })
  const pages = await site.findPages(issue.pdf.id)
  expect(pages[1]?.texte).toBe(second?.texte)
  // Those that were made stay.
  expect(pages[0]?.dossier).toBe(first?.dossier)
  expect((await site.readingOf(issue)).pages[1]?.images.length).toBeGreaterThan(0)
})
