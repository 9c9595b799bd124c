import { expect, inject, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { pdfMetadata, readJsonResponse, createFolderName } from '../../factories/uploads'
import { client } from '../../support/client'
import { md5 } from '../../support/md5'
import { openRecords } from '../../support/records'
import { upload } from '../../support/tus'

const product = inject('product')

type Doc = { doc: { url: string } }

const administrator = await client(product.url).as('administrateur')

/**
 * Stores a file, then removes its record: what a process leaves that ends after it stored the file, and
 * before it wrote the record.
 */
async function leaveFile(bytes: Buffer) {
  const folder = createFolderName()
  expect((await upload(administrator, bytes, { ...pdfMetadata, folder })).status).toBe(200)
  const records = await openRecords(product)
  await records.remove('documents', { prefix: `regards/${folder}` })
  await records.close()
  return folder
}

test('a file that was left without its record is taken up by the next try', async () => {
  const bytes = await makePdf({ sizeBytes: 600_000 })
  const folder = await leaveFile(bytes)

  const answer = await readJsonResponse<Doc>(
    await upload(administrator, bytes, { ...pdfMetadata, folder }),
  )
  expect(answer.status).toBe(200)
  const file = await client(product.url).raw('GET', answer.json.doc.url)
  expect(md5(Buffer.from(await file.arrayBuffer()))).toBe(md5(bytes))
  expect(file.headers.get('content-type')).toBe('application/pdf')
})

test('other bytes do not take the place of a file that was left', async () => {
  const folder = await leaveFile(await makePdf({ sizeBytes: 600_000 }))

  const answer = await readJsonResponse(
    await upload(administrator, await makePdf({ sizeBytes: 600_000 }), { ...pdfMetadata, folder }),
  )
  expect(answer).toMatchObject({ status: 409, json: { errors: [{ code: 'folder-taken' }] } })
})
