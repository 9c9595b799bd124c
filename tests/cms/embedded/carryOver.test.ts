import { expect, test } from 'vitest'
import { drawMagazine, TITLES } from '../../factories/articles'
import { uploadFile } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import { createFolderName, pdfMetadata } from '../../factories/uploads'
import { createArticlesClient, toSent } from '../../support/articles'
import { breakTable } from '../../support/breakTable'
import { openLectureSite } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { readState, waitForReading } from '../../support/readings'

const site = await openLectureSite('embedded')

test('corrections are carried to a new PDF after a failure too, and the issue says so until then', async () => {
  const issue = await site.publish(await drawMagazine())
  const articles = createArticlesClient(site.visitor, site.admin, issue.numero)
  await waitForReading(site.admin, issue.id)
  await poll(async () => (await articles.list()).length === TITLES.length, { what: 'the articles' })
  const { version, articles: list } = await articles.read()
  const renamed = list.map((article) => ({ ...toSent(article), titre: `${article.titre}, hier` }))
  expect((await articles.save(version, renamed)).status).toBe(200)
  const [cover] = await site.findPages(issue.pdf.id)
  const texteCorrige = makeRichText('La couverture')
  const path = `/api/pagesDeRegards/${cover?.id}`
  expect((await site.admin.patch(path, { texteCorrige })).status).toBe(200)

  const pdf = await uploadFile(site.admin, await drawMagazine(), {
    ...{ ...pdfMetadata, folder: createFolderName() },
  })
  const restore = await breakTable(site.product.dataDir, 'articles')
  try {
    expect((await site.admin.patch(`/api/regards/${issue.id}`, { pdf })).status).toBe(200)
    await waitForReading(site.admin, issue.id, ({ etat }) => etat === 'prete')
    expect(await readState(site.admin, issue.id)).toMatchObject({ correctionsEnCours: true })
  } finally {
    await restore()
  }

  await waitForReading(site.admin, issue.id)
  await poll(async () => (await articles.list()).length === TITLES.length, { what: 'the articles' })
  expect((await articles.list()).map(({ titre }) => titre)).toEqual(
    TITLES.map((titre) => `${titre}, hier`),
  )
  expect((await site.findPages(pdf))[0]).toMatchObject({ texte: 'La couverture', verifiee: false })
})

test('an article that was hidden stays hidden when the new PDF was prepared before it was chosen', async () => {
  const issue = await site.publish(await drawMagazine())
  const articles = createArticlesClient(site.visitor, site.admin, issue.numero)
  await poll(async () => (await articles.list()).length === TITLES.length, { what: 'the articles' })
  const { version, articles: list } = await articles.read()
  const hidden = list.map((article, at) => ({ ...toSent(article), visible: at > 0 }))
  expect((await articles.save(version, hidden)).status).toBe(200)

  const pdf = await uploadFile(site.admin, await drawMagazine(), {
    ...{ ...pdfMetadata, folder: createFolderName() },
  })
  const proposals = `/api/articles?where[document][equals]=${pdf}&limit=0`
  await poll(
    async () =>
      (await site.admin.get<{ totalDocs: number }>(proposals)).json.totalDocs === TITLES.length,
    { what: 'the articles of the new PDF' },
  )
  expect((await site.admin.patch(`/api/regards/${issue.id}`, { pdf })).status).toBe(200)
  await waitForReading(site.admin, issue.id)

  expect((await articles.list()).map(({ titre }) => titre)).toEqual(TITLES.slice(1))
  expect((await articles.read()).articles.map(({ visible }) => visible)).toEqual(
    TITLES.map((_, at) => at > 0),
  )
})
