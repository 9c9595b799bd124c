import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { magazine, magazinePlan } from '../../factories/articles'
import { toRelation, writeReading } from '../../factories/lecture'
import { makePdf } from '../../factories/pdf'
import { uploadFile } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import type { Errors } from '../../factories/storedObject'
import { articlesPath, toSent, waitForCarryOver } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

/** Times that a write meets a row of others, each time at another moment. */
const ROUNDS = [1, 2, 3, 4, 5, 6]

let issue: ArticlesIssue
/** Of the first article. */
let id: string | undefined

const admin = await visitor.as('administrateur')
const records = await openRecords(product)
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

/** Fields of the panel's form, of which each save changes another one. */
const FIELDS = {
  chapo: (text: string) => text,
  rubrique: (text: string) => text,
  auteurs: (text: string) => [text],
  motsCles: (text: string) => [text],
}

/**
 * Saves the form of the first article again and again while another write is at work.
 * @returns what was typed last into each field, and what the other write gave
 */
async function saveDuring<Done>(write: () => Promise<Done>) {
  const state = { isDone: false }
  const other = write().finally(() => (state.isDone = true))
  const typed: Record<string, unknown> = {}
  for (let count = 0; !state.isDone || count < 4; count += 1) {
    const [field, toValue] = Object.entries(FIELDS)[count % 4] ?? []
    if (!field || !toValue) continue
    typed[field] = toValue(`${field} ${count}`)
    await save({ [field]: typed[field] })
  }
  return { typed, done: await other }
}

test('an article that is saved in the panel while a page of it is corrected has both', async () => {
  for (const round of ROUNDS) {
    const { typed } = await saveDuring(() => correctPage(`La coiffe ${round}`))
    expect(await read(), `round ${round}`).toMatchObject({ ...typed, first: `La coiffe ${round}` })
  }
})

test('an article that is saved in the panel while the issue is arranged has both', async () => {
  for (const round of ROUNDS) {
    const titre = `La coiffe ${round}`
    const { typed } = await saveDuring(() => rename(titre))
    expect(await read(), `round ${round}`).toMatchObject({ ...typed, titre })
  }
})

/** Renames the first article by an arrangement, made again when a save came between. */
async function rename(titre: string): Promise<void> {
  for (;;) {
    const { status, text } = await issue.rearrange((first, second) => [
      { ...toSent(first), titre },
      toSent(second),
    ])
    if (status === 200) return
    expect(status, text).toBe(409)
  }
}

test('an article that is saved in the panel while its PDF is replaced is copied with it, or the save is refused', async () => {
  await save({ chapo: 'Avant' })
  for (const round of ROUNDS) {
    const [article] = await issue.articles.listAll()
    const pdf = await uploadFile(admin, await makePdf(), {
      ...{ filename: 'fichier.pdf', filetype: 'application/pdf', kind: 'pdf' },
      folder: `remplace${issue.numero}x${round}`,
    })
    const chapo = `Chapô ${round}`
    const [, saved] = await Promise.all([
      admin.patch(`/api/regards/${issue.id}`, { pdf }),
      admin.patch<Errors>(`/api/articles/${article?.id}`, { chapo }),
    ])
    await waitForCarryOver(records)
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
