import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { PdfContent } from '@web/features/administration/pdf/reader/PdfContent'
import { readInWorker } from '@web/features/administration/pdf/reader/readInWorker'
import { readPdf } from '@web/features/administration/pdf/reader/readPdf'

vi.hoisted(() => vi.resetModules())
vi.mock('@web/features/administration/pdf/reader/readInWorker', () => ({
  readInWorker: vi.fn(),
}))
afterAll(() => vi.resetModules())

const content = { pageCount: 48 } as PdfContent
const never = () => new Promise<PdfContent>(() => {})
const getSignal = () => vi.mocked(readInWorker).mock.lastCall?.[1]

beforeEach(() => {
  vi.mocked(readInWorker).mockReset()
})

it('reads a file once for all callers', async () => {
  vi.mocked(readInWorker).mockResolvedValue(content)
  const file = new Blob(['%PDF'])
  const [one, other] = [new AbortController(), new AbortController()]

  const both = [readPdf(file, one.signal), readPdf(file, other.signal)]

  await expect(Promise.all(both)).resolves.toEqual([content, content])
  await readPdf(file, new AbortController().signal)
  expect(readInWorker).toHaveBeenCalledOnce()
})

it('goes on for others when one aborts, and ends with the last', async () => {
  vi.mocked(readInWorker).mockImplementation(never)
  const file = new Blob(['%PDF'])
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [readPdf(file, one.signal), readPdf(file, other.signal)]

  one.abort(new Error('Replaced'))
  await expect(both[0]).rejects.toThrow('Replaced')
  expect(getSignal()?.aborted).toBe(false)
  other.abort(new Error('Removed'))
  await expect(both[1]).rejects.toThrow('Removed')
  expect(getSignal()?.aborted).toBe(true)
})

it('reads a file anew when everybody had aborted', async () => {
  vi.mocked(readInWorker).mockImplementationOnce(never).mockResolvedValueOnce(content)
  const file = new Blob(['%PDF'])
  const first = new AbortController()
  const aborted = readPdf(file, first.signal)
  first.abort()
  await expect(aborted).rejects.toThrow()

  await expect(readPdf(file, new AbortController().signal)).resolves.toBe(content)
})

it('rejects for all callers when the file cannot be read', async () => {
  vi.mocked(readInWorker).mockRejectedValue(new Error('damaged'))
  const file = new Blob(['%PDF'])
  const both = [1, 2].map(() => readPdf(file, new AbortController().signal))

  await expect(both[0]).rejects.toThrow('damaged')
  await expect(both[1]).rejects.toThrow('damaged')
})
