import sharp from 'sharp'
import { beforeAll, expect, inject, test } from 'vitest'
import { toRelation } from '../../factories/lecture'
import { makeRichText } from '../../factories/richText'
import { makeScan, makeScannedPdf, SCANNED } from '../../factories/scans'
import { openLectureSite, type LectureIssue, type LectureSite } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { waitForReading, waitForRecognition } from '../../support/readings'
import type { SearchAnswer } from '../../support/searchSite'

type Layer = { mots: [number, number, number, number, string, string?, number?][] }
type Text = { pages: { blocs: { texte?: string }[]; reconnaissance: string | null }[] }

const LETTERS =
  'Une page de lettres, qui dit sans image ce que chacun sait de la vielle et du cabrettaïre.'

let site: LectureSite
let scan: Awaited<ReturnType<typeof makeScan>>
/** Takes half of the time. */
let short: typeof scan

beforeAll(async () => {
  site = await openLectureSite(inject('product').setup)
  scan = await makeScan()
  short = await makeScan({ lines: { ...SCANNED, right: [] } })
})

const textOf = async ({ numero }: LectureIssue) =>
  (await site.visitor.get<Text>(`/api/regards/numero/${numero}/texte`)).json.pages

const search = async (words: string) =>
  (await site.visitor.get<SearchAnswer>(`/api/recherche?q=${encodeURIComponent(words)}`)).json

type PageRecord = {
  page: number
  texte: string
  verifiee: boolean
  dossier: string
  reconnaissance?: string | null
  updatedAt: string
}

const findRecords = async (issue: LectureIssue) =>
  (await site.findPages(issue.pdf.id)) as unknown as PageRecord[]

test('the words of a scan come after its pictures: text, layer and search', async () => {
  const issue = await site.publish(await makeScannedPdf({ texte: LETTERS }, scan))
  const first = await waitForReading(site.admin, issue.id)
  expect(first).toMatchObject({ etat: 'prete', pagesNumerisees: 1 })

  expect(await waitForRecognition(site.admin, issue.id)).toMatchObject({ pagesReconnues: 1 })
  const [letters, scanned] = (await site.readingOf(issue)).pages
  expect(letters?.couche, 'a page of letters is not recognized').toMatch(/\/1\.json$/)
  expect(scanned?.couche).toMatch(/\/2-ocr\.json$/)
  const { mots } = (await site.visitor.get<Layer>(scanned?.couche ?? '')).json
  expect(mots.map((mot) => mot[4])).toEqual(expect.arrayContaining(['Elle', 'danse', 'cornemuse']))
  expect(mots.filter((mot) => mot[5] === 'décoration').map((mot) => [mot[4], mot[6]])).toEqual([
    ['déco', 0],
    ['ration', 1],
  ])
  const [, page] = await textOf(issue)
  expect(page?.blocs[0]).toMatchObject({ type: 'titre', texte: 'La bourrée du Berry' })
  expect(page?.reconnaissance).toBeNull()
  const [, record] = await findRecords(issue)
  expect(record).toMatchObject({ reconnaissance: 'faite', verifiee: false })
  await poll(
    async () =>
      (await search('châtaignes érudits')).resultats.some(
        ({ numero, page }) => numero === issue.numero && page === 2,
      ),
    { what: 'the words of the scan in the search' },
  )
})

test('a page that was scanned on its side is shown upright, its words where they are seen', async () => {
  const onItsSide = await makeScan({ lines: { ...SCANNED, right: [] }, turn: 90 })
  const issue = await site.publish(await makeScannedPdf({ texte: LETTERS }, onItsSide))
  const expectUpright = async (former?: string) => {
    const isShown = async () => {
      const couche = (await site.readingOf(issue)).pages[1]?.couche ?? ''
      return /-tournee\/2-ocr\.json$/.test(couche) && couche !== former
    }
    await poll(isShown, { what: 'the turned page', timeoutMs: 180_000 })
    const [letters, scanned] = (await site.readingOf(issue)).pages
    expect(
      [letters?.couche, scanned?.couche].map((couche) => /-tournee/.test(couche ?? '')),
    ).toEqual([false, true])
    const { mots } = (await site.visitor.get<Layer>(scanned?.couche ?? '')).json
    const [x = 0, y = 0] = mots.find((mot) => mot[4] === 'Elle') ?? []
    expect([x, y].map((side) => Math.round(side / 1_000))).toEqual([1, 3])
    // The text stands at the left; on its side, it would stand at the top.
    const url = scanned?.images[0]?.url ?? ''
    const picture = sharp(Buffer.from(await (await site.visitor.raw('GET', url)).arrayBuffer()))
    const { width, height } = await picture.metadata()
    expect(width).toBeGreaterThan(height)
    const [left, right] = await Promise.all(
      [0.05, 0.6].map(async (from) => {
        const part = {
          ...{ left: Math.round(from * width), width: Math.round(0.35 * width) },
          ...{ top: Math.round(0.35 * height), height: Math.round(0.25 * height) },
        }
        const cut = await picture.clone().extract(part).greyscale().png().toBuffer()
        return (await sharp(cut).stats()).channels[0]?.stdev ?? 0
      }),
    )
    expect(left).toBeGreaterThan(2 * (right ?? Infinity))
    return { couche: scanned?.couche ?? '', url }
  }
  const before = await expectUpright()

  expect((await site.prepareAgain(issue)).status).toBe(202)
  await expectUpright(before.couche)
  expect(await waitForReading(site.admin, issue.id)).toMatchObject({ raison: null })
  expect(await site.statusOf(before.url), 'the pages of before').toBe(404)
})

test('a PDF that is asked for again while its text is recognized is made anew at the next page; no job fails meanwhile', async () => {
  const issue = await site.publish(await makeScannedPdf(...Array<typeof scan>(4).fill(short)))
  const recognized = async () =>
    (await findRecords(issue)).filter(({ reconnaissance }) => reconnaissance === 'faite').length
  await poll(async () => (await recognized()) > 0, {
    what: 'the first text',
    timeoutMs: 180_000,
    intervalMs: 20,
  })
  const [before] = await findRecords(issue)
  const begun = await recognized()
  expect((await site.admin.post(`/api/regards/${issue.id}/lecture`)).status).toBe(202)
  let most = begun
  const tries = new Set<unknown>()
  await poll(
    async () => {
      for (const { input, totalTried, completedAt } of await site.records.find('payload-jobs')) {
        // Payload counts the attempt of a job that succeeds too, before it deletes the job.
        const isUnderWay = !completedAt && JSON.stringify(input).includes(issue.pdf.id)
        if (isUnderWay) tries.add(totalTried ?? 0)
      }
      const records = await findRecords(issue)
      const isAnew = records.every(({ dossier }) => dossier !== before?.dossier)
      if (!isAnew) most = Math.max(most, await recognized())
      return isAnew
    },
    { what: 'the pages that are made anew', timeoutMs: 180_000, intervalMs: 50 },
  )
  expect(most, 'texts that are recognized in vain').toBeLessThanOrEqual(begun + 2)
  expect([...tries]).toEqual([0])
  expect(await waitForRecognition(site.admin, issue.id)).toMatchObject({
    pagesNumerisees: 4,
    pagesReconnues: 4,
  })
})

test('a recognition that is stopped goes on where it was; a correction stays', async () => {
  const issue = await site.publish(await makeScannedPdf(short, short, short))
  const states = async () => (await findRecords(issue)).map(({ reconnaissance }) => reconnaissance)
  await poll(async () => (await states()).includes('faite'), {
    what: 'the first text',
    timeoutMs: 180_000,
    intervalMs: 20,
  })
  await site.product.kill()
  const of = toRelation(site.product.mongo?.url, 'document', issue.pdf.id)
  const stopped = await site.records.find('pagesDeRegards', of)
  expect(stopped.map(({ reconnaissance }) => reconnaissance)).toContain('attente')
  await site.product.restart()
  const before = await findRecords(issue)

  const last = (await site.findPages(issue.pdf.id)).at(-1)
  const texteCorrige = makeRichText('Corrigé')
  const answer = await site.admin.patch(`/api/pagesDeRegards/${last?.id}`, { texteCorrige })
  expect(answer.status, answer.text).toBe(200)
  expect(await waitForRecognition(site.admin, issue.id)).toMatchObject({
    pagesNumerisees: 3,
    pagesReconnues: 3,
  })
  const after = await findRecords(issue)
  expect(after.map(({ reconnaissance }) => reconnaissance)).toEqual(Array(3).fill('faite'))
  const first = (rows: typeof after) => rows.find(({ page }) => page === 1)?.updatedAt
  expect(first(after)).toEqual(first(before))
  expect(after.find(({ page }) => page === 3)).toMatchObject({ texte: 'Corrigé' })
})
