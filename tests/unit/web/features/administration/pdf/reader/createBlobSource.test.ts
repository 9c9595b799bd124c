import { expect, it } from 'vitest'
import { createBlobSource } from '@web/features/administration/pdf/reader/createBlobSource'

const chunk = 64 * 1024
const bytes = Uint8Array.from({ length: 3 * chunk + 10 }, (_, index) => index % 251)

/** A file whose slices are read at once; `asked` has the size of each. */
function makeSource(limitBytes: number) {
  const asked: number[] = []
  const file = {
    size: bytes.length,
    slice: (start: number, end: number) => bytes.slice(start, end),
  } as unknown as Blob
  const readSlice = (slice: Blob) => {
    const part = slice as unknown as Uint8Array<ArrayBuffer>
    asked.push(part.length)
    return part.buffer
  }
  const source = createBlobSource(file, { readSlice, limitBytes })
  const read = (position: number, length: number) => {
    const into = new Uint8Array(length)
    return source.read(into, position) ? into : undefined
  }
  return { asked, read, size: source.size }
}

it('reads ranges, also across the pieces in which the file is read, each once', () => {
  const { asked, read, size } = makeSource(10 * chunk)

  expect(size).toBe(bytes.length)
  expect(read(chunk - 5, 10)).toEqual(bytes.slice(chunk - 5, chunk + 5))
  expect(read(chunk, 20)).toEqual(bytes.slice(chunk, chunk + 20))
  expect(read(3 * chunk + 2, 8)).toEqual(bytes.slice(-8))
  expect(asked).toEqual([chunk, chunk, 10])
})

it('reads nothing behind the end of the file', () => {
  expect(makeSource(10 * chunk).read(bytes.length - 4, 5)).toBeUndefined()
})

it('reads no more than its limit; bytes read before stay available', () => {
  const { asked, read } = makeSource(2 * chunk)

  expect(read(0, 2 * chunk)).toEqual(bytes.slice(0, 2 * chunk))
  expect(read(2 * chunk, 1)).toBeUndefined()
  expect(read(100, 1)).toEqual(bytes.slice(100, 101))
  expect(asked).toHaveLength(2)
})
