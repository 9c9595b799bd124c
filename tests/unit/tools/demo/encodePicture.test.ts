import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePicture } from '../../../../tools/demo/src/encodePicture'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle r="30" fill="#9d1c2c"/></svg>'

it('gives an AVIF of the size of the drawing, without metadata, the same bytes each time', async () => {
  const bytes = await encodePicture(svg)
  const { compression, width, height, hasAlpha, exif, icc, xmp } = await sharp(bytes).metadata()
  expect({ compression, width, height, hasAlpha }).toEqual({
    compression: 'av1',
    width: 60,
    height: 40,
    hasAlpha: false,
  })
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
  expect((await encodePicture(svg)).equals(bytes)).toBe(true)
})
