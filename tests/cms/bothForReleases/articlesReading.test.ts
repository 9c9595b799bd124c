import { beforeAll, expect, inject, test } from 'vitest'
import { CAPTIONS, drawMagazine, drawPlates, SOURCES, TITLES } from '../../factories/articles'
import { toRelation } from '../../factories/lecture'
import { uploadFile } from '../../factories/regard'
import { articlesPath, createArticlesClient, toSent } from '../../support/articles'
import { openLectureSite, type LectureIssue, type LectureSite } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { readZip } from '../../support/readEpub'
import { waitForReading } from '../../support/readings'

let site: LectureSite

beforeAll(async () => {
  site = await openLectureSite(inject('product').setup)
})

const clientOf = ({ numero }: LectureIssue) =>
  createArticlesClient(site.visitor, site.admin, numero)
const ofPdf = (document: string) => toRelation(site.product.mongo?.url, 'document', document)
const titlesOf = async (issue: LectureIssue) =>
  (await clientOf(issue).listAll()).map(({ titre }) => titre)

/** Publishes an issue and waits for the articles that are made with its pages. */
async function publish(pdf: Buffer): Promise<LectureIssue> {
  const issue = await site.publish(pdf)
  await waitForReading(site.admin, issue.id)
  await untilMade(issue)
  return issue
}

const untilMade = (issue: LectureIssue) =>
  poll(async () => (await clientOf(issue).listAll()).length >= TITLES.length, {
    what: 'the articles',
  })

/** Starts again as a newer release does, which makes the pages of PDFs anew. */
async function upgrade(...issues: LectureIssue[]): Promise<void> {
  const { records, product } = site
  for (const { pdf } of issues) {
    await records.update('pagesDeRegards', ofPdf(pdf.id), { dossier: `${pdf.prefix}/pages/1` })
    await records.update('lectures', ofPdf(pdf.id), { version: 1 })
    // The articles are made last: these are told by their picture, which is set again.
    await records.update('articles', ofPdf(pdf.id), { fichier: pdf.prefix, image: 'x' })
  }
  await product.restart()
  for (const { pdf } of issues)
    await poll(
      async () =>
        (await records.find('articles', ofPdf(pdf.id))).every(({ image }) => image !== 'x'),
      { what: 'the new articles' },
    )
}

/** Replaces the PDF of an issue, and waits for its articles. */
async function replace(issue: LectureIssue, file: Buffer): Promise<void> {
  const pdf = await uploadFile(site.admin, file, {
    ...{ filename: 'fichier.pdf', filetype: 'application/pdf', kind: 'pdf' },
    folder: `remplace${issue.numero}`,
  })
  expect((await site.admin.patch(`/api/regards/${issue.id}`, { pdf })).status).toBe(200)
  await waitForReading(site.admin, issue.id)
  await poll(
    async () =>
      (await site.records.find('articles', ofPdf(pdf))).some(({ fichier }) =>
        String(fichier).includes('remplace'),
      ),
    { what: 'the blocks of the new PDF' },
  )
}

test('a published issue has articles as soon as its reading is ready', async () => {
  const issue = await publish(await drawMagazine())
  const { json } = await site.visitor.get(articlesPath(issue.numero))
  expect(json).toMatchObject({
    etat: 'prete',
    articles: TITLES.map((titre, index) => ({
      ...{ titre, rang: index + 1, premierePage: index + 2, dernierePage: index + 2 },
    })),
  })
})

test('signs of a PDF stay with their words in text, article, list and book, and are searched with ordinary spaces', async () => {
  const titles = ['La coiffe : un langage', ...TITLES.slice(1)]
  const issue = await publish(await drawMagazine(titles, 0, (text) => `Qui danse ? ${text}`))
  const kept = 'Qui danse\u00a0? Autrefois, dit «\u00a0La coiffe\u00a0: un langage\u00a0».'
  const { json } = await site.visitor.get<{ articles: { titre: string; slug: string }[] }>(
    articlesPath(issue.numero),
  )
  const [first] = json.articles
  expect(first?.titre).toBe('La coiffe\u00a0: un langage')
  const book = await site.visitor.raw('GET', `/regards/${issue.numero}/epub`)
  const chapters = await readZip(Buffer.from(await book.arrayBuffer()))
  const answers = await Promise.all(
    [
      `/api/regards/numero/${issue.numero}/texte`,
      articlesPath(issue.numero, `/${first?.slug}`),
    ].map(async (path) => (await site.visitor.get(path)).text),
  )
  expect(answers.map((text) => text.includes(kept))).toEqual([true, true])
  expect(chapters.some(({ bytes }) => bytes.toString().includes(kept))).toBe(true)
  const phrase = encodeURIComponent('"dit « La coiffe : un langage »"')
  await poll(
    async () =>
      (
        await site.visitor.get<{ resultats: { numero: number }[] }>(`/api/recherche?q=${phrase}`)
      ).json.resultats.some(({ numero }) => numero === issue.numero),
    { what: 'the issue among the results' },
  )
})

test('pages of photographs and a bibliography with addresses are in their article and its book', async () => {
  const issue = await publish(await drawPlates())
  const [article] = await clientOf(issue).listAll()
  expect(article).toMatchObject({ titre: TITLES[0], premierePage: 2, dernierePage: 5 })
  const { contenu: blocs } = (
    await site.visitor.get<{ contenu: { type: string; legende?: string; texte?: string }[] }>(
      articlesPath(issue.numero, `/${article?.slug}`),
    )
  ).json
  const pictures = blocs.filter(({ type }) => type === 'image')
  expect(pictures.map(({ legende }) => legende)).toEqual(CAPTIONS)
  expect(blocs.map(({ texte }) => texte)).toEqual(expect.arrayContaining(SOURCES))
  const book = await site.visitor.raw('GET', `/regards/${issue.numero}/epub`)
  const names = (await readZip(Buffer.from(await book.arrayBuffer()))).map(({ name }) => name)
  expect(names.filter((name) => /images\/image-\d/.test(name))).toHaveLength(CAPTIONS.length)
})

test('a PDF with only a cover has no articles, and is readable', async () => {
  const issue = await site.publish(await drawMagazine([]))
  expect((await waitForReading(site.admin, issue.id)).etat).toBe('prete')
  expect(await clientOf(issue).listAll()).toEqual([])
})

test('an upgrade proposes articles again, keeps changed ones, and adds none to an arranged list', async () => {
  const changed = await publish(await drawMagazine())
  const [, second] = await clientOf(changed).listAll()
  await site.admin.patch(`/api/articles/${second?.id}`, { titre: 'La bourrée en Berry' })

  const arranged = await publish(await drawMagazine())
  const articles = clientOf(arranged)
  const { version, articles: list } = await articles.read()
  expect((await articles.save(version, list.slice(1).map(toSent))).status).toBe(200)
  // As a process leaves them that is killed in between.
  await site.records.update('articles', ofPdf(arranged.pdf.id), { corrige: false })
  await upgrade(changed, arranged)

  expect(await titlesOf(changed)).toEqual([TITLES[0], 'La bourrée en Berry', TITLES[2]])
  expect((await clientOf(changed).listAll())[1]).toMatchObject({ id: second?.id, corrige: true })
  const after = await articles.read()
  expect(after.articles.map(({ blocs }) => blocs)).toEqual(list.slice(1).map(({ blocs }) => blocs))
})

test('a replaced PDF keeps the articles that somebody arranged, on the pages that they are on now', async () => {
  const issue = await publish(await drawMagazine())
  const articles = clientOf(issue)
  const { version, articles: list } = await articles.read()
  const renamed = list.slice(0, 1).map((article) => ({ ...toSent(article), titre: 'En Berry' }))
  expect((await articles.save(version, renamed)).status).toBe(200)

  await replace(issue, await drawMagazine(TITLES, 2))

  const [article, ...others] = await articles.list()
  expect(others).toEqual([])
  expect(article).toMatchObject({ titre: 'En Berry', slug: 'en-berry' })
  const [arranged] = (await articles.read()).articles
  expect(arranged?.blocs).toEqual(list[0]?.blocs.map(([page, index]) => [page + 2, index]))
  expect(article).toMatchObject({ premierePage: 4, dernierePage: 4 })
})

test('a PDF that is replaced to correct a word has it in the articles that somebody changed', async () => {
  const issue = await publish(
    await drawMagazine(TITLES, 0, (text) => text.replace('Ensuite', 'Monsieur Untel')),
  )
  const articles = clientOf(issue)
  const { version, articles: list } = await articles.read()
  const renamed = list.map((article) => ({ ...toSent(article), titre: `${article.titre}, hier` }))
  expect((await articles.save(version, renamed)).status).toBe(200)
  await replace(issue, await drawMagazine(TITLES.slice(0, 2)))

  const texts = await Promise.all(
    (await articles.list()).map(
      async ({ slug }) => (await site.visitor.get(articlesPath(issue.numero, `/${slug}`))).text,
    ),
  )
  expect(texts).toHaveLength(2)
  for (const text of texts) {
    expect(text).toContain('Ensuite, dit')
    expect(text).not.toContain('Untel')
  }
  const search = (q: string) => site.visitor.get<{ total: number }>(`/api/recherche?q=${q}`)
  await poll(async () => (await search('Untel')).json.total === 0, {
    what: 'the search without the former text',
  })
  expect((await site.visitor.raw('GET', `/regards/${issue.numero}/epub`)).status).toBe(200)

  const third = (await articles.read()).articles[2]
  expect(third).toMatchObject({ aRevoir: true, visible: false })
  expect(third?.ancienTexte).toContain('Monsieur Untel, dit «\u00a0Une vielle à roue\u00a0»')
  const dashboard = await site.admin.get('/admin', {
    headers: { cookie: `payload-token=${site.admin.token}` },
  })
  expect(dashboard.text).toContain('1 article n’a plus été retrouvé dans le nouveau PDF')

  const state = await articles.read()
  const shown = state.articles.map((article) => ({ ...toSent(article), visible: true }))
  expect((await articles.save(state.version, shown)).status).toBe(400)
  const reviewed = state.articles.map((article) => ({ ...toSent(article), revu: true }))
  const saved = await articles.save(state.version, reviewed)
  expect(saved.json.articles[2]).toMatchObject({
    aRevoir: false,
    ancienTexte: null,
    visible: false,
  })
})
