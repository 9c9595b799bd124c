import { afterAll, expect, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import type { Errors } from '../../factories/storedObject'
import { pdfMetadata } from '../../factories/uploads'
import { client } from '../../support/client'
import { startProduct } from '../../support/product'
import { upload } from '../../support/tus'

/** SQLite, and a bucket: no disk has as much room as is to be left free. */
const product = await startProduct({
  setup: 'production',
  env: { DATABASE_URL: undefined, DISK_RESERVE_MB: '100000000' },
})
const administrator = await client(product.url).as('administrateur')
afterAll(() => product.stop())

test('a form’s file, which waits beside SQLite, is refused where the disk has no room', async () => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await makeImage('jpeg'))]), 'photo.jpg')
  const { status, json } = await administrator.request<Errors>('POST', '/api/images', {
    body: form,
  })

  expect([status, json.errors[0]?.code]).toEqual([507, 'insufficient-storage'])
})

test('an upload to the bucket in chunks needs no local disk space', async () => {
  expect((await upload(administrator, await makePdf(), pdfMetadata)).status).toBe(200)
})
