import { expect, inject, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { pdfMetadata } from '../../factories/uploads'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { shareEmailProduct } from '../../support/sharedProducts'
import { backdateStaged, listStaged } from '../../support/stagedUploads'
import { getUploadOffset, createUpload, sendChunk, getUploadLocation } from '../../support/tus'

const { setup } = inject('product')

test('an upload without progress for a day expires, and no other one', async () => {
  const { product } = await shareEmailProduct(setup)
  const place = { dataDir: product.dataDir, s3: product.s3?.settings }
  const administrator = await client(product.url).as('administrateur')
  const bytes = await makePdf()
  const begin = async () => {
    const location = await getUploadLocation(
      await createUpload(administrator, bytes.length, pdfMetadata),
    )
    await sendChunk(administrator, location, 0, bytes.subarray(0, 500))
    return location
  }
  const [old, recent] = [await begin(), await begin()]
  await product.kill()
  await backdateStaged(place, old)
  await product.restart()

  await poll(async () => (await listStaged(place, old)).length === 0, {
    what: 'the end of the old upload',
  })
  expect(await getUploadOffset(administrator, recent)).toBe(500)
  const rest = await sendChunk(administrator, recent, 500, bytes.subarray(500))
  expect(rest.status).toBe(200)
})
