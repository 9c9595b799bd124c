import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { makeImage } from '../../../../../cms/src/media/images/child/makeImage'
import { imageSizes } from '../../../../../cms/src/media/images/imageSizes'
import { makeTempDir, repoRoot } from '../../../../support/paths'

/** A cover with small print and a fine pattern in red and black. */
const cover = join(repoRoot, 'cms/demo/media/regards/demonstration52/cover.avif')
const outDir = makeTempDir('image-sizes')

beforeAll(async () => {
  await makeImage({ file: cover, outDir, sizes: imageSizes })
})

/** Likeness of a size to its picture before it was compressed, in decibels (PSNR). */
async function measureLikeness(name: string, width: number): Promise<number> {
  const read = (picture: Sharp) => picture.removeAlpha().raw().toBuffer()
  const expected = await read(sharp(cover).resize({ width, withoutEnlargement: true }))
  const actual = await read(sharp(join(outDir, name)))
  expect(actual.length).toBe(expected.length)
  const squares = actual.reduce((sum, value, at) => sum + (value - (expected[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / actual.length))
}

// By eye: below 25 dB the small print of this cover, 4 pixels high at 320, is smudged.
it.each([
  ['w320', 320, 25.5],
  ['w560', 560, 26],
  ['w720', 720, 27],
  ['w1280', 1280, 29],
  // Shown smaller, or at a higher density.
  ['w480', 480, 24],
  ['w960', 960, 26],
])('%s of a detailed cover is sharp', async (name, width, least) => {
  expect(await measureLikeness(name, width)).toBeGreaterThan(least)
})
