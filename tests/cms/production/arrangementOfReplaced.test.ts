import { afterAll, expect, inject, test } from 'vitest'
import { toArticlesLock } from '../../../cms/src/features/articles/records/storedArticles'
import { makePdf } from '../../factories/pdf'
import { uploadFile } from '../../factories/regard'
import { pdfMetadata, createFolderName } from '../../factories/uploads'
import { toSent } from '../../support/articles'
import { publishMagazine } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { openRecords } from '../../support/records'

const product = inject('product')
const admin = await client(product.url).as('administrateur')
const records = await openRecords(product)
afterAll(() => records.close())

test('an arrangement that waits for its lock while the PDF is replaced is refused, not written to the former PDF', async () => {
  const issue = await publishMagazine(product, records, admin)
  const { version, articles } = await issue.articles.read()
  const metadata = { ...pdfMetadata, folder: createFolderName() }
  const pdf = await uploadFile(admin, await makePdf({ isLow: true }), metadata)
  const lock = { _id: toArticlesLock(issue.pdf) }
  const expiresAt = new Date(Date.now() + 60_000)
  await records.insert('verrous', { ...lock, holder: 'test', expiresAt, isWanted: false })

  const changed = articles.map((article) => ({ ...toSent(article), chapo: 'Trop tard' }))
  const saving = issue.articles.save(version, changed)
  const isWanted = async () => (await records.find('verrous', lock))[0]?.isWanted === true
  await poll(isWanted, { what: 'the arrangement waits' })
  expect((await admin.patch(`/api/regards/${issue.id}`, { pdf })).status).toBe(200)
  await records.remove('verrous', lock)

  const { status, json } = await saving
  expect([status, json.errors?.[0]?.code]).toEqual([409, 'articles-changed'])
})
