import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { hashFile } from '@web/features/administration/publication/publisher/useRegardPublisher'

const MB = 1_024 * 1_024

describe('hashFile', () => {
  it.each([0, 1, 524_288, 524_289, 3 * MB + 7])(
    'gives the MD5 of %i bytes in base 64',
    async (size) => {
      const bytes = randomBytes(size)
      const expected = createHash('md5').update(bytes).digest('base64')

      expect(await hashFile(new File([bytes], 'Regards.pdf'))).toBe(expected)
    },
  )

  it('gets by where no more than half a megabyte can be read at a time', async () => {
    const bytes = randomBytes(2 * MB)
    const file = new File([bytes], 'Regards.pdf')
    file.arrayBuffer = () => Promise.reject(new Error('The whole file'))
    file.stream = () => {
      throw new Error('The whole file')
    }
    vi.spyOn(file, 'slice').mockImplementation((from = 0, to = file.size) => {
      if (to - from > 524_288) throw new Error(`${to - from} bytes at a time`)
      return new Blob([bytes.subarray(from, to)])
    })

    expect(await hashFile(file)).toBe(createHash('md5').update(bytes).digest('base64'))
  })

  it('stops when it is told to', async () => {
    const file = new File([new Uint8Array(4 * MB)], 'Regards.pdf')
    const slice = vi.spyOn(file, 'slice')
    const controller = new AbortController()
    const hashed = hashFile(file, controller.signal)
    controller.abort()

    await expect(hashed).rejects.toMatchObject({ name: 'AbortError' })
    expect(slice).toHaveBeenCalledTimes(1)
  })

  it('says that a file can no longer be read', async () => {
    const file = new File([new Uint8Array(10)], 'Regards.pdf')
    vi.spyOn(file, 'slice').mockImplementation(() => unreadable())

    await expect(hashFile(file)).rejects.toMatchObject({ code: 'storage/cannot-slice-blob' })
  })
})

/** As a browser does for a file that was changed or unplugged after it was chosen. */
function unreadable(): Blob {
  const blob = new Blob([])
  blob.arrayBuffer = () => Promise.reject(new DOMException('changed on disk', 'NotReadableError'))
  return blob
}
