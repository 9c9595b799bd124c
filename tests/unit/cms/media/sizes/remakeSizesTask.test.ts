import { expect, it } from 'vitest'
import { imageSizes, nameSizeFile } from '../../../../../cms/src/media/images/imageSizes'
import { toCardPath, withoutCardText } from '../../../../../cms/src/media/storage/madePictures'
import { isSizeSuffix } from '../../../../../cms/src/media/records/storeFiles'
import { listMissingSizes } from '../../../../../cms/src/media/sizes/remakeSizesTask'

const sizesOfToday = Object.fromEntries(
  imageSizes.map((size) => [size.name, { filename: nameSizeFile(size, 'cover.jpg') }]),
)
const image = { id: '1', prefix: 'regards/abc', filename: 'cover.jpg', width: 2000 }

const listNames = (sizes: Record<string, { filename?: string | null } | undefined>) =>
  listMissingSizes({ ...image, sizes }).map(({ name }) => name)

it('makes nothing again of an image that has the sizes of today', () => {
  expect(listNames(sizesOfToday)).toEqual([])
})

it.each([
  ['of a lower quality', { filename: 'cover-320.avif' }],
  ['of another quality', { filename: 'cover-320-q34.avif' }],
  ['of another format', { filename: 'cover-320.webp' }],
  ['that was never made', undefined],
])('makes a size again %s', (_, w320) => {
  expect(listNames({ ...sizesOfToday, w320 })).toEqual(['w320'])
})

it('keeps the addresses that e-mails and feeds have', () => {
  expect([sizesOfToday.webp, sizesOfToday.jpeg]).toEqual([
    { filename: 'cover-960.webp' },
    { filename: 'cover-960.jpg' },
  ])
})

it('knows the sizes of each release by their names, and no other file', () => {
  const suffixes = imageSizes.map((size) => nameSizeFile(size, 'a.jpg').slice('a-'.length))
  for (const suffix of [...suffixes, '320.avif', '640.webp', 'carte-1.jpg']) {
    expect([suffix, isSizeSuffix(suffix)]).toEqual([suffix, true])
  }
  for (const suffix of ['320.png', 'deux.avif', '320-q5x.avif', '1.pdf']) {
    expect([suffix, isSizeSuffix(suffix)]).toEqual([suffix, false])
  }
})

it('knows the card of a picture, whatever is written on it', () => {
  const [plain, titled] = [undefined, { numero: 52, titre: 'Sous la coiffe' }].map((text) =>
    toCardPath('regards/k3f9/cover.png', text),
  )
  expect(titled).not.toBe(plain)
  expect(withoutCardText(titled ?? '')).toBe(plain)
})
