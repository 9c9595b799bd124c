import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { pdfMetadata, readJsonResponse } from '../../factories/uploads'
import type { Errors } from '../../factories/storedObject'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { startProduct } from '../../support/product'
import { canMount, mountReadOnly, mountSmallDisk } from '../../support/smallDisk'
import { createUpload, sendChunk, getUploadLocation } from '../../support/tus'
import { UNAVAILABLE } from '../../support/unavailable'

const MB = 1024 * 1024

const NO_ROOM = [
  {
    code: 'insufficient-storage',
    message:
      'Il n’y a plus assez de place sur le disque du serveur\u00a0: prévenez la personne qui s’en occupe.',
  },
]

test('an upload that would leave less disk space than the reserve returns 507', async () => {
  const product = await startProduct({ setup: 'embedded', env: { DISK_RESERVE_MB: '100000000' } })
  onTestFinished(() => product.stop())
  const administrator = await client(product.url).as('administrateur')
  const announced = await readJsonResponse<Errors>(
    await createUpload(administrator, MB, pdfMetadata),
  )
  expect([announced.status, announced.json.errors]).toEqual([507, NO_ROOM])
  expect(readdirSync(join(product.dataDir, 'uploads'))).toEqual([])

  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await makeImage('jpeg'))]), 'photo.jpg')
  const sent = await administrator.request<Errors>('POST', '/api/images', { body: form })
  expect([sent.status, sent.json.errors]).toEqual([507, NO_ROOM])
})

/** A disk of its own needs Linux and root, as in an image or in CI. */
test.skipIf(!canMount)(
  'a disk that is full or read-only costs a 503, and nothing once it is usable',
  async () => {
    const disk = await mountSmallDisk(64)
    const product = await startProduct({
      setup: 'embedded',
      env: { DATA_DIR: join(disk.dir, 'data'), DISK_RESERVE_MB: '16' },
    })
    const uploads = join(disk.dir, 'data', 'uploads')
    try {
      const visitor = client(product.url)
      const administrator = await visitor.as('administrateur')
      const { numero } = await publishRegard(administrator)
      const ready = () => visitor.get<{ failing: string[] }>('/api/health/ready')
      const view = () => visitor.post<Errors>(`/api/regards/numero/${numero}/vue`)

      // Larger than the room, then two that together are.
      expect((await createUpload(administrator, 60 * MB, pdfMetadata)).status).toBe(507)
      const bytes = await makePdf({ sizeBytes: 24 * MB })
      const location = await getUploadLocation(
        await createUpload(administrator, bytes.length, pdfMetadata),
      )
      expect((await createUpload(administrator, bytes.length, pdfMetadata)).status).toBe(507)
      await sendChunk(administrator, location, 0, bytes.subarray(0, MB))

      disk.fill()
      const cut = await readJsonResponse<Errors>(
        await sendChunk(administrator, location, MB, bytes.subarray(MB)),
      )
      expect([cut.status, cut.json.errors]).toEqual([507, NO_ROOM])
      expect(readdirSync(uploads)).toEqual([])
      // What the dropped upload gave back.
      disk.fill()
      await poll(async () => (await view()).status === 503, {
        what: 'the first write that finds no room',
      })
      expect((await view()).json.errors[0]?.code).toBe('service-unavailable')
      const full = await ready()
      expect([full.status, full.json.failing]).toEqual([503, ['database']])
      expect((await visitor.get('/')).status).toBe(200)

      disk.free()
      await product.ready()
      expect((await view()).status).toBe(200)
      await publishRegard(administrator)

      const small = await makePdf()
      const again = await getUploadLocation(
        await createUpload(administrator, small.length, pdfMetadata),
      )
      const makeWritable = await mountReadOnly(uploads)
      const refused = await readJsonResponse<Errors>(
        await sendChunk(administrator, again, 0, small),
      )
      await makeWritable()
      expect([refused.status, refused.json.errors]).toEqual([503, [UNAVAILABLE]])
      expect((await sendChunk(administrator, again, 0, small)).status).toBe(200)
    } finally {
      await product.stop()
      await disk.remove()
    }
  },
)
