import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeBrokenPdf, makePdfOfSize, makePdfWithoutPages } from '../../factories/hostilePdf'
import { COLUMNS, drawColumns } from '../../factories/layout'
import { toRelation } from '../../factories/lecture'
import { makePdf } from '../../factories/pdf'
import { publishRegard, uploadFile } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import type { Errors } from '../../factories/storedObject'
import { createFolderName, pdfMetadata } from '../../factories/uploads'
import { client, type Client } from '../../support/client'
import { runCommand } from '../../support/commands'
import { repoRoot } from '../../support/paths'
import { poll } from '../../support/ports'
import { productionEnv, startProduct, type Product } from '../../support/product'
import { waitForReading } from '../../support/readings'
import { openRecords, type Records } from '../../support/records'

const { setup } = inject('product')

/** Some seconds of work, of which the first page is a fraction. */
const KILLED_PAGES = 8

let product: Product
let visitor: Client

type Issue = { id: string; numero: number; pdf: { id: string; prefix: string; url: string } }
type Page = {
  page: number
  images: { url: string; largeur: number }[]
  couche: string
  vignette: string
}
type Reading = { etat: string; langue: string | null; pages: Page[]; pdf: { url: string } }
type Layer = { mots: [number, number, number, number, string][]; liens: object[] }
type PageDoc = { id: string; page: number; texte: string; verifiee: boolean; dossier: string }

let admin: Client
let records: Records

beforeAll(async () => {
  product = await startProduct({ setup, env: { PREPARE_READING: '1' } })
  visitor = client(product.url)
  admin = await visitor.as('administrateur')
  records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })
})
afterAll(async () => {
  await records.close()
  await product.stop()
})

async function publish(pdf: Buffer): Promise<Issue> {
  const { numero } = await publishRegard(admin, { pdf })
  return findIssue(numero)
}

async function findIssue(numero: number): Promise<Issue> {
  const { json } = await admin.get<{ docs: Issue[] }>(
    `/api/regards?where[numero][equals]=${numero}`,
  )
  const [issue] = json.docs
  if (!issue) throw new Error(`Issue ${numero} is not found`)
  return issue
}

const readingOf = async ({ numero }: Issue) =>
  (await visitor.get<Reading>(`/api/regards/numero/${numero}/lecture`)).json

async function findPages(document: string): Promise<PageDoc[]> {
  const query = `where[document][equals]=${document}&sort=page&limit=0`
  return (await admin.get<{ docs: PageDoc[] }>(`/api/pagesDeRegards?${query}`)).json.docs
}

const statusOf = async (path: string) => (await visitor.raw('HEAD', path)).status

/** Sends another file for a PDF's record, as the panel does. */
async function replaceFile(document: string, pdf: Buffer) {
  const form = new FormData()
  form.set('_payload', '{}')
  form.set('file', new File([new Uint8Array(pdf)], 'fichier.pdf', { type: 'application/pdf' }))
  const answer = await admin.request('PATCH', `/api/documents/${document}`, { body: form })
  expect(answer.status, answer.text).toBe(200)
}

describe('a published issue', () => {
  let issue: Issue

  beforeAll(async () => {
    issue = await publish(await drawColumns(3))
    expect(await waitForReading(admin, issue.id)).toEqual({
      ...{ etat: 'prete', raison: null, nombreDePages: 3, pagesTraitees: 3 },
    })
  })

  test('can be read online by itself: pictures, placeholder, words', async () => {
    const { etat, langue, pages, pdf } = await readingOf(issue)
    expect({ etat, langue, url: pdf.url }).toEqual({
      ...{ etat: 'prete', langue: 'fr', url: issue.pdf.url },
    })
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
    const [page] = pages as [Page]
    expect(page.images.map(({ largeur }) => largeur)).toEqual([480, 720, 1080, 1600])
    for (const { url, largeur } of page.images) {
      const file = await visitor.raw('GET', url)
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toBe('image/webp')
      expect(file.headers.get('cache-control')).toContain('immutable')
      const picture = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      expect(picture).toMatchObject({ format: 'webp', width: largeur })
    }
    expect(page.vignette).toMatch(/^data:image\/webp;base64,/)
    expect(page.vignette.length).toBeLessThanOrEqual(1_024)
    const layer = await visitor.get<Layer>(page.couche)
    expect(layer.headers.get('content-type')).toBe('application/json')
    expect(layer.json.mots.map(([, , , , text]) => text)).toContain('bourrée')
  })

  test('has its text', async () => {
    const { json } = await visitor.get<{ pages: { blocs: { texte: string }[] }[] }>(
      `/api/regards/numero/${issue.numero}/texte`,
    )
    expect(json.pages[1]?.blocs[0]).toEqual({
      ...{ type: 'titre', niveau: 2, texte: COLUMNS.heading },
    })
    expect((await findPages(issue.pdf.id))[0]?.texte).toContain('Berry, à trois temps')
  })

  test('keeps its page files while it uses them', async () => {
    const [page] = (await readingOf(issue)).pages
    const path = page?.couche.replace('/media/', '') ?? ''
    const answer = await admin.delete<Errors>(`/api/storage/objects/${path}`)
    expect(answer.status).toBe(409)
  })

  test('has the text of a correction, and its own again without it', async () => {
    const [page] = await findPages(issue.pdf.id)
    const texteCorrige = makeRichText('Elle se danse', 'en Berry.')
    const correct = (value: object | null) =>
      admin.patch(`/api/pagesDeRegards/${page?.id}`, { texteCorrige: value, verifiee: true })
    expect((await correct(texteCorrige)).status).toBe(200)
    expect((await findPages(issue.pdf.id))[0]).toMatchObject({ texte: 'Elle se danse\nen Berry.' })
    expect((await correct(null)).status).toBe(200)
    expect((await findPages(issue.pdf.id))[0]?.texte).toContain('à trois temps')
  })
})

const faultyPdfs: [what: string, make: () => Promise<Buffer>, reason: RegExp][] = [
  ['broken', makeBrokenPdf, /abîmé/],
  ['encrypted', () => makePdf({ password: 'secret' }), /mot de passe/],
  ['without pages', () => Promise.resolve(makePdfWithoutPages()), /aucune page|abîmé/],
  ['with a page of 7 m', () => Promise.resolve(makePdfOfSize(20_000, 20_000)), /trop grande/],
]

// The child process finds the fault, whatever the set-up; what becomes of it is in the database.
test.each(setup === 'embedded' ? faultyPdfs : faultyPdfs.slice(0, 1))(
  'a PDF that is %s is told to administrators, and can be opened as before',
  async (...given) => {
    const [, make, reason] = given
    const issue = await publish(await make())
    const state = await waitForReading(admin, issue.id)
    expect(state.etat).toBe('indisponible')
    expect(state.raison).toMatch(reason)
    expect(await readingOf(issue)).toMatchObject({ etat: 'indisponible', pages: [] })
    expect(await statusOf(issue.pdf.url)).toBe(200)
  },
)

test('a page of an odd shape has pictures within bounds', async () => {
  const issue = await publish(makePdfOfSize(100, 14_000))
  expect(await waitForReading(admin, issue.id)).toMatchObject({ etat: 'prete' })
  const [page] = (await readingOf(issue)).pages
  expect(page?.images).toHaveLength(1)
})

test('the states are for administrators', async () => {
  expect((await visitor.get('/api/regards/lectures')).status).toBe(401)
  expect((await (await visitor.as('editeur')).get('/api/regards/lectures')).status).toBe(403)
})

test('an issue that is deleted leaves nothing of its pages', async () => {
  const issue = await publish(await makePdf({ pages: 1 }))
  await waitForReading(admin, issue.id)
  const [page] = (await readingOf(issue)).pages
  expect(await statusOf(page?.couche ?? '')).toBe(200)

  expect((await admin.delete(`/api/regards/${issue.id}`)).status).toBe(200)

  for (const url of [page?.couche, ...(page?.images.map(({ url }) => url) ?? [])]) {
    expect(await statusOf(url ?? '')).toBe(404)
  }
  const of = toRelation(product.mongo?.url, 'document', issue.pdf.id)
  expect(await records.find('pagesDeRegards', of)).toEqual([])
  expect(await records.find('lectures', of)).toEqual([])
})

describe('corrections stay for the same pages, to be checked again,', () => {
  const texteCorrige = makeRichText('Corrigé')

  async function publishCorrected(): Promise<Issue> {
    const issue = await publish(await makePdf({ pages: 3 }))
    await waitForReading(admin, issue.id)
    const [, second] = await findPages(issue.pdf.id)
    const change = { texteCorrige, verifiee: true }
    expect((await admin.patch(`/api/pagesDeRegards/${second?.id}`, change)).status).toBe(200)
    return issue
  }

  async function expectCorrected(document: string, count: number) {
    const pages = await findPages(document)
    expect(pages.map(({ page }) => page)).toEqual([...Array(count).keys()].map((at) => at + 1))
    expect(pages[1]).toMatchObject({ texte: 'Corrigé', verifiee: false })
    expect(pages[0]?.texte).not.toContain('Corrigé')
  }

  test('when the issue gets another PDF', async () => {
    const issue = await publishCorrected()
    const folder = createFolderName()
    const pdf = await uploadFile(admin, await drawColumns(2), { ...pdfMetadata, folder })
    expect((await admin.patch(`/api/regards/${issue.id}`, { pdf })).status).toBe(200)

    await waitForReading(admin, issue.id)
    await expectCorrected(pdf, 2)
  })

  test('when the file of its PDF is replaced, whose pages go', async () => {
    const issue = await publishCorrected()
    const [before] = (await readingOf(issue)).pages
    await replaceFile(issue.pdf.id, await drawColumns(2))

    await waitForReading(admin, issue.id, ({ etat, nombreDePages }) => {
      return etat === 'prete' && nombreDePages === 2
    })
    await expectCorrected(issue.pdf.id, 2)
    expect(await statusOf(before?.couche ?? '')).toBe(404)
    const [after] = (await readingOf(issue)).pages
    expect(await statusOf(after?.couche ?? '')).toBe(200)
  })
})

test('the command prepares issues that have no reading, and those that are named', async () => {
  const issue = await publish(await makePdf({ pages: 1 }))
  await waitForReading(admin, issue.id)
  const of = toRelation(product.mongo?.url, 'document', issue.pdf.id)
  await records.remove('lectures', of)
  await records.remove('pagesDeRegards', of)
  const { dataDir, mediaDir, mongo, s3 } = product
  const run = (...numeros: string[]) =>
    runCommand(process.execPath, [join(repoRoot, 'cms/dist/issuesProcess.js'), ...numeros], {
      timeoutMs: 60_000,
      cwd: repoRoot,
      env: {
        ...{ DATA_DIR: dataDir, MEDIA_DIR: mediaDir },
        ...(mongo && s3 ? productionEnv(mongo.url, s3.settings) : {}),
      },
    })

  const all = await run()
  expect(all).toMatchObject({ ok: true })
  expect(all.output).toContain(`${issue.numero}`)
  await poll(async () => (await readingOf(issue)).etat === 'prete', {
    ...{ what: 'the reading', timeoutMs: 60_000 },
  })
  expect((await run()).output).not.toContain(`${issue.numero}`)
  expect((await run(`${issue.numero}`)).output).toContain(`${issue.numero}`)
  expect(await run('999999999')).toMatchObject({ ok: false })
})

test('a preparation that is killed goes on where it was', async () => {
  const issue = await publish(await drawColumns(KILLED_PAGES))
  const of = toRelation(product.mongo?.url, 'document', issue.pdf.id)
  const findMade = () => records.find('pagesDeRegards', of)
  await poll(async () => (await findMade()).length > 0, {
    ...{ what: 'the first page', timeoutMs: 60_000, intervalMs: 10 },
  })
  await product.kill()
  const made = await findMade()
  expect(made.length).toBeLessThan(KILLED_PAGES)

  await product.restart()
  expect(await waitForReading(admin, issue.id)).toMatchObject({
    ...{ etat: 'prete', pagesTraitees: KILLED_PAGES },
  })
  const all = await findMade()
  expect(all).toHaveLength(KILLED_PAGES)
  const first = (rows: typeof made) => rows.find(({ page }) => page === 1)?.updatedAt
  expect(first(all)).toEqual(first(made))
})
