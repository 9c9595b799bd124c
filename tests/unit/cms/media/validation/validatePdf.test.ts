import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validatePdf } from '../../../../../cms/src/media/validation/validatePdf'
import { openRandomAccessFile } from '../../../../../cms/src/media/storage/disk/openRandomAccessFile'
import { makePdf } from '../../../../factories/pdf'

let folder: string

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'check-pdf-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))

const check = async (bytes: Buffer) => {
  const file = path.join(folder, 'a.pdf')
  await fs.writeFile(file, bytes)
  await validatePdf(openRandomAccessFile(file, bytes.length))
}

test('a PDF is taken, also one that was added to, or that begins or ends with other bytes', async () => {
  const pdf = await makePdf()

  await expect(check(pdf)).resolves.toBeUndefined()
  await expect(check(await makePdf({ sizeBytes: 50_000 }))).resolves.toBeUndefined()
  await expect(check(Buffer.concat([Buffer.from('\uFEFF'), pdf]))).resolves.toBeUndefined()
  await expect(check(Buffer.concat([pdf, Buffer.from('\r\n\0\0')]))).resolves.toBeUndefined()
})

test('a PDF that lost its end, its middle or its beginning is refused', async () => {
  const pdf = await makePdf({ sizeBytes: 50_000 })
  const broken = [
    pdf.subarray(0, -10),
    Buffer.concat([pdf.subarray(0, 10_000), pdf.subarray(20_000)]),
    pdf.subarray(1),
    Buffer.alloc(0),
  ]

  for (const bytes of broken) await expect(check(bytes)).rejects.toMatchObject({ status: 422 })
})
