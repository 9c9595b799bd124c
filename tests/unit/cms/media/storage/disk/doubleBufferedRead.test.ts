import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doubleBufferedRead } from '../../../../../../cms/src/media/storage/disk/doubleBufferedRead'

const SIZE = 1_000_000
const bytes = randomBytes(SIZE)
let folder: string
let handle: FileHandle

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chunks-'))
  await writeFile(join(folder, 'file'), bytes)
})

afterAll(() => rm(folder, { recursive: true }))

const chunksFor = async (range: { start: number; end: number }, writableLength = 0) => {
  handle = await open(join(folder, 'file'))
  return doubleBufferedRead(handle, range, { writableLength })
}

/** What is read, each chunk as it was when it came; and the memory that they came in. */
const readAll = async (range: { start: number; end: number }, writableLength?: number) => {
  const copies: Buffer[] = []
  const chunks: Buffer[] = []
  for await (const chunk of await chunksFor(range, writableLength)) {
    copies.push(Buffer.from(chunk))
    chunks.push(chunk)
  }
  return { read: Buffer.concat(copies), chunks }
}

describe('the bytes of a range', () => {
  test.each([
    { what: 'the whole', start: 0, end: SIZE - 1 },
    { what: 'a part over several chunks', start: 1234, end: 987_654 },
    { what: 'a part of one chunk', start: 500_000, end: 500_099 },
    { what: 'the last byte', start: SIZE - 1, end: SIZE - 1 },
    { what: 'two chunks to the byte', start: 0, end: 2 * 262_144 - 1 },
  ])('$what come in their order, and the handle is closed', async ({ start, end }) => {
    const { read } = await readAll({ start, end })

    expect(read.equals(bytes.subarray(start, end + 1))).toBe(true)
    expect(handle.fd).toBe(-1)
  })
})

test('a chunk that still waits to be sent keeps its bytes', async () => {
  const { chunks } = await readAll({ start: 0, end: SIZE - 1 }, 1)

  expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
})

test('a file that ends too soon is an error, and its handle is closed', async () => {
  await expect(readAll({ start: SIZE - 10, end: SIZE + 10 })).rejects.toThrow(`byte ${SIZE}`)

  expect(handle.fd).toBe(-1)
})

test('a read that fails while the reader is slow waits to be told', async () => {
  const unheard: unknown[] = []
  const hear = (error: unknown) => unheard.push(error)
  process.on('unhandledRejection', hear)
  try {
    const chunks = await chunksFor({ start: SIZE - 262_144, end: SIZE + 10 })
    await chunks.next()
    // The read ahead, on the same thread pool and begun before these, has failed by the end of them.
    await Promise.all(Array.from({ length: 20 }, () => stat(folder)))
    await new Promise(setImmediate)

    await expect(chunks.next()).rejects.toThrow(`byte ${SIZE}`)
    expect(unheard).toEqual([])
  } finally {
    process.off('unhandledRejection', hear)
  }
})

test('who leaves in the middle leaves no open file', async () => {
  for await (const chunk of await chunksFor({ start: 0, end: SIZE - 1 })) {
    expect(chunk.length).toBeGreaterThan(0)
    break
  }

  expect(handle.fd).toBe(-1)
})
