import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { magazine, magazinePlan } from '../../factories/articles'
import { toRelation, writeReading } from '../../factories/lecture'
import { makePdf } from '../../factories/pdf'
import { uploadFile } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import type { Errors } from '../../factories/storedObject'
import { articlesPath, toSent } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client, type Client } from '../../support/client'
import { openRecords, type Records } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

/** Times that two writes meet, each time at another moment of the other one. */
const ROUNDS = Array.from({ length: 12 }, (_, index) => index + 1)

let admin: Client
let records: Records
let issue: ArticlesIssue
/** Of the first article. */
let id: string | undefined

beforeAll(async () => {
  admin = await visitor.as('administrateur')
  records = await openRecords(product)
})
afterAll(() => records.close())

beforeEach(async () => {
  issue = await publishMagazine(product, records, admin)
  id = (await issue.articles.listAll())[0]?.id
})

/** Saves the form of the first article in the panel. */
async function save(values: object): Promise<void> {
  const { status, text } = await admin.patch(`/api/articles/${id}`, values)
  expect(status, text).toBe(200)
}

/** Corrects the text of page 2, after which the server writes the articles that have it. */
async function correctPage(texte: string): Promise<void> {
  const { json } = await admin.get<{ docs: { id: string }[] }>(
    `/api/pagesDeRegards?where[document][equals]=${issue.pdf}&where[page][equals]=2`,
  )
  const texteCorrige = makeRichText('Un langage de fil et de drap', texte, 'Le tablier noir')
  const answer = await admin.patch(`/api/pagesDeRegards/${json.docs[0]?.id}`, { texteCorrige })
  expect(answer.status, answer.text).toBe(200)
}

async function read() {
  const [article] = await issue.articles.list()
  const { json } = await visitor.get<{ contenu: { texte: string }[]; motsCles: string[] }>(
    articlesPath(issue.numero, `/${article?.slug}`),
  )
  return { ...article, ...json, first: json.contenu[0]?.texte }
}

/** Starts one write after the other was at work for as many milliseconds. */
const after = <Done>(ms: number, write: () => Promise<Done>): Promise<Done> =>
  new Promise<void>((resolve) => void setTimeout(resolve, ms)).then(write)

test('an article that is saved in the panel while a page of it is corrected has both', async () => {
  for (const round of ROUNDS) {
    await Promise.all([
      correctPage(`La coiffe ${round}`),
      after(2 * round, () => save({ chapo: `Chapô ${round}`, auteurs: [`Auteur ${round}`] })),
    ])
    expect(await read(), `round ${round}`).toMatchObject({
      ...{ chapo: `Chapô ${round}`, auteurs: [`Auteur ${round}`] },
      first: `La coiffe ${round}`,
    })
  }
})

test('an article that is saved in the panel while the issue is arranged has both, or the arrangement is refused', async () => {
  for (const round of ROUNDS) {
    const rubrique = `Rubrique ${round}`
    const [arranged] = await Promise.all([
      issue.rearrange((costume, bourree) => [{ ...toSent(costume), rubrique }, toSent(bourree)]),
      after(2 * round, () => save({ chapo: `Chapô ${round}`, motsCles: [`mot ${round}`] })),
    ])
    expect([200, 409]).toContain(arranged.status)
    expect(await read(), `round ${round}`).toMatchObject({
      ...{ chapo: `Chapô ${round}`, motsCles: [`mot ${round}`] },
      ...(arranged.status === 200 && { rubrique }),
    })
  }
})

test('an article that is saved in the panel while its PDF is replaced is copied with it, or the save is refused', async () => {
  await save({ chapo: 'Avant' })
  for (const round of ROUNDS.slice(0, 6)) {
    const [article] = await issue.articles.listAll()
    const pdf = await uploadFile(admin, await makePdf(), {
      ...{ filename: 'fichier.pdf', filetype: 'application/pdf', kind: 'pdf' },
      folder: `remplace${issue.numero}x${round}`,
    })
    const chapo = `Chapô ${round}`
    const [, saved] = await Promise.all([
      admin.patch(`/api/regards/${issue.id}`, { pdf }),
      after(4 * round, () => admin.patch<Errors>(`/api/articles/${article?.id}`, { chapo })),
    ])
    const copies = await records.find('articles', toRelation(product.databaseUrl, 'document', pdf))
    const isSaved = saved.status === 200
    if (!isSaved) expect(saved).toMatchObject({ status: 409, json: { errors: [refusal] } })
    expect(copies.some((copy) => copy.chapo === chapo)).toBe(isSaved)
    // What is typed into the form of before is not lost without a word.
    const late = await admin.patch<Errors>(`/api/articles/${article?.id}`, { chapo: 'Trop tard' })
    expect(late).toMatchObject({ status: 409, json: { errors: [refusal] } })
    await writeReading(product, records, pdf, { pages: magazine, plan: magazinePlan })
    issue = { ...issue, pdf }
  }
})

const refusal = { code: 'articles-changed', message: expect.stringContaining('remplacé') as string }

test('texts and lists of an article stay when a page of it is corrected', async () => {
  await save({ auteurs: ['Anne Le Goff', 'Yves Prado'], motsCles: ['fil', 'drap'] })
  await correctPage('La coiffe blanche')
  expect(await read()).toMatchObject({
    ...{ auteurs: ['Anne Le Goff', 'Yves Prado'], motsCles: ['fil', 'drap'] },
    first: 'La coiffe blanche',
  })
})
