import { expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'

test('a PDF has exactly the size that was asked for', async () => {
  const pdf = await makePdf({ sizeBytes: 300_000 })

  expect(pdf.length).toBe(300_000)
})

test('the padding of a PDF is found where its table says', async () => {
  const pdf = await makePdf({ sizeBytes: 300_000 })
  const end = pdf.subarray(-200).toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(end)?.[1])
  const padding = Number(
    /^xref\n\d+ 1\n(\d{10}) /.exec(pdf.subarray(table).toString('latin1'))?.[1],
  )

  expect(pdf.subarray(padding, padding + 20).toString('latin1')).toMatch(/^\d+ 0 obj\n<< \/Length/)
})

test('a size smaller than the pages is refused', async () => {
  await expect(makePdf({ sizeBytes: 100 })).rejects.toThrow('it cannot have 100')
})
