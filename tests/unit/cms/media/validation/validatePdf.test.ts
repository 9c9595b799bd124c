import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { validatePdf } from '../../../../../cms/src/features/lecture/preparation/acceptPdf'
import { openRandomAccessFile } from '../../../../../cms/src/media/storage/disk/openRandomAccessFile'
import { makePdf } from '../../../../factories/pdf'
import { makeTempDir } from '../../../../support/paths'

const folder = makeTempDir('check-pdf')

const check = async (bytes: Buffer) => {
  const file = path.join(folder, 'a.pdf')
  await fs.writeFile(file, bytes)
  return validatePdf(openRandomAccessFile(file, bytes.length))
}

test('accepts a PDF, also with incremental updates or with other bytes at its ends', async () => {
  const pdf = await makePdf()

  await expect(check(pdf)).resolves.toEqual({ isRegular: true })
  await expect(check(await makePdf({ sizeBytes: 50_000 }))).resolves.toEqual({ isRegular: true })
  await expect(check(Buffer.concat([Buffer.from('\uFEFF'), pdf]))).resolves.toEqual({
    isRegular: true,
  })
  await expect(check(Buffer.concat([pdf, Buffer.from('\r\n\0\0')]))).resolves.toEqual({
    isRegular: true,
  })
})

test('a PDF whose end is damaged is left to be opened', async () => {
  const pdf = await makePdf({ sizeBytes: 50_000 })
  const damaged = [
    pdf.subarray(0, -10),
    Buffer.concat([pdf.subarray(0, 10_000), pdf.subarray(20_000)]),
    Buffer.concat([pdf, Buffer.alloc(3_000)]),
  ]

  for (const bytes of damaged) await expect(check(bytes)).resolves.toEqual({ isRegular: false })
})

test('a PDF that lost its end or its beginning is refused', async () => {
  const pdf = await makePdf({ sizeBytes: 50_000 })

  for (const bytes of [pdf.subarray(0, 25_000), pdf.subarray(1), Buffer.alloc(0)]) {
    await expect(check(bytes)).rejects.toMatchObject({ status: 422 })
  }
})
