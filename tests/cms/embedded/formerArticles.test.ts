import { beforeEach, expect, test } from 'vitest'
import { drawMagazine, TITLES } from '../../factories/articles'
import { makePdfOfSize } from '../../factories/hostilePdf'
import { uploadFile } from '../../factories/regard'
import { createFolderName, pdfMetadata } from '../../factories/uploads'
import { articlesPath, createArticlesClient } from '../../support/articles'
import { openLectureSite, type LectureIssue } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { waitForReading } from '../../support/readings'

let issue: LectureIssue
/** Of an article of the issue. */
let path: string

const site = await openLectureSite('embedded')

beforeEach(async () => {
  issue = await site.publish(await drawMagazine())
  const articles = createArticlesClient(site.visitor, site.admin, issue.numero)
  await poll(async () => (await articles.list()).length === TITLES.length, { what: 'the articles' })
  const [first] = await articles.list()
  path = articlesPath(issue.numero, `/${first?.slug}`)
})

async function replacePdf(content: Buffer): Promise<void> {
  const pdf = await uploadFile(site.admin, content, {
    ...{ ...pdfMetadata, folder: createFolderName() },
  })
  expect((await site.admin.patch(`/api/regards/${issue.id}`, { pdf })).status).toBe(200)
}

test('an article stays available while its PDF is replaced, with its former text, then with the new one', async () => {
  const answers: string[] = []
  const change = (text: string) => text.replace('Autrefois', 'Naguère')
  const content = await drawMagazine(TITLES, 0, change)
  await replacePdf(content)
  await poll(
    async () => {
      const { status, text } = await site.visitor.get(path)
      const isNew = text.includes('Naguère')
      answers.push(`${status} ${isNew || text.includes('Autrefois') ? '' : text}`)
      return isNew
    },
    { what: 'the text of the new PDF', timeoutMs: 180_000, intervalMs: 20 },
  )
  expect(new Set(answers)).toEqual(new Set(['200 ']))
  expect(answers.length).toBeGreaterThan(1)
  expect((await site.visitor.get(path)).text).not.toContain('Autrefois')
})

test('a PDF that cannot be read leaves no former article on the site', async () => {
  await replacePdf(makePdfOfSize(20_000, 20_000))
  const { etat } = await waitForReading(site.admin, issue.id)
  expect(etat).toBe('indisponible')
  await poll(async () => (await site.visitor.get(path)).status === 404, {
    what: 'the end of the former article',
  })
  // Tried again, it stays away.
  expect((await site.admin.post(`/api/regards/${issue.id}/lecture`)).status).toBe(202)
  expect((await site.visitor.get(path)).status).toBe(404)
})
