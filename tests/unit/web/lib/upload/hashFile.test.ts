import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { hashFile } from '../../../../../web/src/lib/upload/hashFile'

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

  it('never reads more than half a megabyte at a time', async () => {
    const file = new File([new Uint8Array(2 * MB)], 'Regards.pdf')
    const whole = vi.spyOn(file, 'arrayBuffer')
    const slice = vi.spyOn(file, 'slice')
    await hashFile(file)

    expect(whole).not.toHaveBeenCalled()
    const sizes = slice.mock.results.map(({ value }) => (value as Blob).size)
    expect(sizes).toEqual([524_288, 524_288, 524_288, 524_288])
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
