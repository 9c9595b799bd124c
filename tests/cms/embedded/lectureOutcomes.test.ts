import { beforeAll, expect, test } from 'vitest'
import { makePdfOfSize, makePdfWithoutPages } from '../../factories/hostilePdf'
import { drawColumns } from '../../factories/layout'
import { toRelation } from '../../factories/lecture'
import { makePdf } from '../../factories/pdf'
import { nextNumero, uploadFile } from '../../factories/regard'
import type { Errors } from '../../factories/storedObject'
import { createFolderName, pdfMetadata } from '../../factories/uploads'
import { createJournalReader, matching } from '../../support/journal'
import { isPrepared, openLectureSite, type LectureSite } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { readState, waitForReading } from '../../support/readings'
import { commandsOf } from '../../support/siteCommands'

let site: LectureSite

beforeAll(async () => {
  site = await openLectureSite('embedded')
})

// The child process finds the fault, whatever the set-up.
test.each<[what: string, make: () => Promise<Buffer>, reason: RegExp]>([
  ['encrypted', () => makePdf({ password: 'secret' }), /mot de passe/],
  ['without pages', () => Promise.resolve(makePdfWithoutPages()), /aucune page|abîmé/],
  ['with a page of 7 m', () => Promise.resolve(makePdfOfSize(20_000, 20_000)), /trop grande/],
])('a PDF that is %s is told to administrators, and can be opened as before', async (...given) => {
  const [, make, reason] = given
  const issue = await site.publish(await make())
  const state = await waitForReading(site.admin, issue.id)
  expect(state.etat).toBe('indisponible')
  expect(state.raison).toMatch(reason)
  expect(await site.readingOf(issue)).toMatchObject({ etat: 'indisponible', pages: [] })
  expect(await site.statusOf(issue.pdf.url)).toBe(200)
})

test('a page of an odd shape has pictures within bounds', async () => {
  const issue = await site.publish(makePdfOfSize(100, 14_000))
  expect(await waitForReading(site.admin, issue.id)).toMatchObject({ etat: 'prete' })
  const [page] = (await site.readingOf(issue)).pages
  expect(page?.images).toHaveLength(1)
})

test('the pages of a replaced file and their pictures go', async () => {
  const issue = await site.publish(await makePdf({ pages: 3, isLow: true }))
  await waitForReading(site.admin, issue.id)
  const [before] = (await site.readingOf(issue)).pages
  await site.replaceFile(issue.pdf.id, await drawColumns(2))

  await waitForReading(site.admin, issue.id, ({ etat, nombreDePages }) => {
    return etat === 'prete' && nombreDePages === 2
  })
  const pages = await site.findPages(issue.pdf.id)
  expect(pages.map(({ page }) => page)).toEqual([1, 2])
  await poll(async () => (await site.statusOf(before?.couche ?? '')) === 404, {
    what: 'the end of the files of before',
  })
  const [after] = (await site.readingOf(issue)).pages
  expect(await site.statusOf(after?.couche ?? '')).toBe(200)
})

test('pages of a replaced PDF are not among those to type or to check, and are again when it returns', async () => {
  const issue = await site.publish(await makePdf({ pages: 2, isLow: true }))
  await waitForReading(site.admin, issue.id)
  const of = toRelation(null, 'document', issue.pdf.id)
  const setPage = (page: number, values: object) =>
    site.records.update('pagesDeRegards', { ...of, page }, { ...values })
  await setPage(1, { sansTexte: true, texte: '', reconnaissance: 'echec' })
  await setPage(2, { sansTexte: false, reconnaissance: 'incertaine', confiance: 40 })
  const count = async (condition: string) => {
    const query = `where[document][equals]=${issue.pdf.id}&where[${condition}`
    return (await site.admin.get<{ totalDocs: number }>(`/api/pagesDeRegards?${query}`)).json
      .totalDocs
  }
  const waiting = async () => [
    await count('sansTexte][equals]=true'),
    await count('reconnaissance][equals]=incertaine'),
  ]
  const setPdf = async (pdf: string) => {
    const { status } = await site.admin.patch(`/api/regards/${issue.id}`, { pdf })
    await waitForReading(site.admin, issue.id)
    return status
  }
  expect(await waiting()).toEqual([1, 1])

  const metadata = { ...pdfMetadata, folder: createFolderName() }
  expect(await setPdf(await uploadFile(site.admin, await makePdf(), metadata))).toBe(200)
  expect(await waiting()).toEqual([0, 0])
  expect(await setPdf(issue.pdf.id)).toBe(200)
  expect(await waiting()).toEqual([1, 1])
})

test('the command prepares issues without a reading, and named issues', async () => {
  const issue = await site.publish(await makePdf({ pages: 1, isLow: true }))
  await waitForReading(site.admin, issue.id)
  const of = toRelation(null, 'document', issue.pdf.id)
  await site.records.remove('lectures', of)
  await site.records.remove('pagesDeRegards', of)
  const { dataDir, mediaDir } = site.product
  const { issuesProcess: run } = commandsOf({ dataDir, mediaDir })

  const all = await run()
  expect(all).toMatchObject({ ok: true })
  expect(all.output).toContain(`${issue.numero}`)
  await poll(async () => (await site.readingOf(issue)).etat === 'prete', { what: 'the reading' })
  expect((await run()).output).not.toContain(`${issue.numero}`)
  expect((await run(`${issue.numero}`)).output).toContain(`${issue.numero}`)
  expect(await run('999999999')).toMatchObject({ ok: false })
})

test('a preparation that ended without a result is told as such, and can be asked for', async () => {
  const issue = await site.publishPrepared(1)
  const past = new Date(Date.now() - 10 * 60_000)
  await site.records.update('lectures', toRelation(null, 'document', issue.pdf.id), {
    ...{ etat: 'enCours', version: null },
    updatedAt: past.toISOString(),
  })
  const stopped = await readState(site.admin, issue.id)
  expect(stopped).toMatchObject({ etat: 'indisponible', enPreparation: false })
  expect(stopped?.raison).toContain('s’est arrêtée avant la fin')

  expect((await site.prepareAgain(issue)).json.lecture).toMatchObject({ enPreparation: true })
  expect(await waitForReading(site.admin, issue.id, isPrepared)).toMatchObject({ etat: 'prete' })
})

test('it is queued for an existing issue, and the journal names the administrator', async () => {
  const issue = await site.publishPrepared(1)
  const path = `/api/regards/${issue.id}/lecture`
  expect(await site.findJobs(issue)).toEqual([])
  const unknown = await site.admin.post<Errors>(`/api/regards/${nextNumero()}/lecture`)
  expect(unknown).toMatchObject({ status: 404, json: { errors: [{ code: 'not-found' }] } })

  expect((await site.admin.post(path)).status).toBe(202)
  const [entry] = await createJournalReader(site.admin).read({
    cibleId: issue.id,
    details: 'Lecture en ligne à préparer de nouveau.',
  })
  expect(entry).toMatchObject({
    action: 'modification',
    cible: matching(new RegExp(`^Regards n°\\s${issue.numero}`)),
  })
  await waitForReading(site.admin, issue.id, isPrepared)
  const deletedAt = new Date().toISOString()
  expect((await site.admin.patch(`/api/regards/${issue.id}`, { deletedAt })).status).toBe(200)
  expect((await site.admin.post(path)).status).toBe(404)
})
