import { tmpdir } from 'node:os'
import type { Payload } from 'payload'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { PdfFailure } from '../../../../../cms/src/features/lecture/preparation/failures'
import { TOTAL_RECOGNITION_MS } from '../../../../../cms/src/features/lecture/limits'
import { recognizeReading } from '../../../../../cms/src/features/lecture/recognition/recognizeReading'

const PREFIX = 'regards/abc'

const child = vi.hoisted(() => {
  vi.resetModules()
  return { makePage: vi.fn(), stop: vi.fn(), starts: vi.fn() }
})

vi.mock('../../../../../cms/src/lib/env', () => ({
  env: { dataDir: tmpdir(), mediaDir: tmpdir(), logLevel: 'silent', database: { kind: 'sqlite' } },
}))
vi.mock('../../../../../cms/src/lib/process/shutdown', () => ({
  shutdown: { signal: new AbortController().signal, sleep: () => Promise.resolve() },
}))
vi.mock('../../../../../cms/src/features/lecture/preparation/pdfFile', () => ({
  toFolder: (prefix: string) => `${prefix}/pages/9`,
  findPdf: () => Promise.resolve({ id: 'pdf', prefix: PREFIX }),
  isCurrent: () => Promise.resolve(current.prefix === PREFIX),
  copyPdf: () => Promise.resolve(),
}))
vi.mock('../../../../../cms/src/features/lecture/preparation/startChild', () => ({
  startRecognition: (_file: string, _outDir: string, totalMs: number) => {
    child.starts(totalMs)
    return Promise.resolve(child)
  },
}))

afterAll(() => vi.resetModules())

const current = { prefix: PREFIX }
let pages: { id: string; page: number; dossier: string; reconnaissance: string | null }[]
let reading: Record<string, unknown>
/** Jobs that prepare readings. */
let preparations: { input: { document: string } }[]
/** Answers to the question whether a PDF is to be drawn; then none is. */
let drawings: number[]

type Query = { collection: string; where: { and?: { page?: { equals: number } }[] }; data: object }

const payload = {
  db: {
    find: ({ collection }: Query) =>
      Promise.resolve({ docs: collection === 'payload-jobs' ? preparations : pages }),
    findOne: () => Promise.resolve(reading),
    count: () => Promise.resolve({ totalDocs: drawings.shift() ?? 0 }),
    updateOne: ({ collection, where, data }: Query) => {
      const number = where.and?.find(({ page }) => page)?.page?.equals
      const record = collection === 'lectures' ? reading : pages.find(({ page }) => page === number)
      return Promise.resolve(Object.assign(record ?? {}, data))
    },
  },
} as unknown as Payload

beforeEach(() => {
  vi.clearAllMocks()
  current.prefix = PREFIX
  drawings = []
  preparations = []
  reading = { id: 'lecture', pagesNumerisees: 3, pagesReconnues: 0 }
  pages = [1, 2, 3].map((page) => ({
    ...{ id: `${page}`, page, dossier: `${PREFIX}/pages/9`, reconnaissance: 'attente' },
  }))
  child.makePage.mockImplementation((page: number) => Promise.resolve({ page, texte: null }))
})

const run = (isAtEnd = () => false, onTexts = vi.fn(() => Promise.resolve())) =>
  recognizeReading(payload, 'pdf', { isAtEnd, onTexts })

const states = () => pages.map(({ reconnaissance }) => reconnaissance)

test('a page that takes too long is marked, and a new child reads the next one', async () => {
  child.makePage.mockImplementation((page: number) =>
    page === 2
      ? Promise.reject(new PdfFailure('timeout', 2, ''))
      : Promise.resolve({ page, texte: null }),
  )
  expect(await run()).toBe(true)
  expect(states()).toEqual([null, 'echec', null])
  expect(child.starts).toHaveBeenCalledTimes(2)
  expect(reading.pagesReconnues).toBe(3)
})

test('a page whose child the system kills is begun three times', async () => {
  child.makePage.mockImplementation((page: number) =>
    page === 1
      ? Promise.reject(new PdfFailure('killed', 1, ''))
      : Promise.resolve({ page, texte: null }),
  )
  expect(await run()).toBe(true)
  expect(states()).toEqual(['echec', null, null])
  expect(child.makePage.mock.calls.filter(([page]) => page === 1)).toHaveLength(3)
})

test('a page whose child ends by itself is begun once more', async () => {
  child.makePage.mockRejectedValueOnce(new PdfFailure('crash', 1, ''))
  expect(await run()).toBe(true)
  expect(states()).toEqual([null, null, null])
  expect(child.starts).toHaveBeenCalledTimes(2)
})

test('the time of all pages is one: the pages after it are given up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  child.makePage.mockImplementation((page: number) => {
    vi.setSystemTime(Date.now() + 0.6 * TOTAL_RECOGNITION_MS)
    return page === 1
      ? Promise.reject(new PdfFailure('timeout', page, ''))
      : Promise.resolve({ page, texte: null })
  })
  expect(await run()).toBe(true)
  vi.useRealTimers()
  expect(states()).toEqual(['echec', null, 'echec'])
  const [first = 0, second = 0] = child.starts.mock.calls.map(([totalMs]) => Number(totalMs))
  expect([first, second]).toEqual([TOTAL_RECOGNITION_MS, 0.4 * TOTAL_RECOGNITION_MS])
})

test('a PDF that is to be drawn comes first: the child is stopped until then', async () => {
  drawings = [0, 1, 1, 0]
  expect(await run()).toBe(true)
  expect(states()).toEqual([null, null, null])
  expect(child.starts).toHaveBeenCalledTimes(2)
})

test('a PDF that is to be prepared again itself gets no more texts', async () => {
  child.makePage.mockImplementation((page: number) => {
    preparations = [{ input: { document: 'pdf' } }]
    return Promise.resolve({ page, texte: null })
  })
  expect(await run()).toBe(true)
  expect(states()).toEqual([null, 'attente', 'attente'])
  expect(child.stop).toHaveBeenCalled()
})

test('a stop leaves the other pages for the next run', async () => {
  expect(await run(() => reading.pagesReconnues === 1)).toBe(false)
  expect(states()).toEqual([null, 'attente', 'attente'])
  expect(child.stop).toHaveBeenCalled()
})

test('a PDF that is replaced meanwhile gets no recognized text', async () => {
  child.makePage.mockImplementation((page: number) => {
    current.prefix = 'regards/other'
    return Promise.resolve({ page, texte: null })
  })
  expect(await run()).toBe(true)
  expect(states()).toEqual(['attente', 'attente', 'attente'])
})
