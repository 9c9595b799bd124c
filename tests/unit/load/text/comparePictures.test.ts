import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { comparePictures } from '../../../load/text/comparePictures'
import { makeTempDir } from '../../../support/paths'

const folder = makeTempDir('pictures')

/** Draws a page with a title and a column at its left; returns its path. */
async function draw(
  name: string,
  width = 300,
  height = 420,
  angle = 0,
  ink = '#222',
): Promise<string> {
  const file = join(folder, `${name}.png`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 420"
    preserveAspectRatio="none"><rect width="300" height="420" fill="#fff"/>
    <rect x="30" y="30" width="200" height="40" fill="${ink}"/><rect x="30" y="100" width="90" height="280" fill="${ink}"/></svg>`
  await sharp(Buffer.from(svg)).rotate(angle).png().toFile(file)
  return file
}

test.each([
  ['a larger picture of the same page', () => draw('large', 600, 840), undefined],
  ['a blank page', () => draw('blank', 300, 420, 0, '#fff'), 'blank'],
  ['a page that is upside down', () => draw('turned', 300, 420, 180), 'turned'],
  ['a page on its side', () => draw('side', 300, 420, 90), 'turned'],
  ['a page of other proportions', () => draw('stretched', 420, 420), 'proportions'],
  ['a page without half of its ink', () => draw('grey', 300, 420, 0, '#aaa'), 'different'],
])('%s is told', async (_, make, fault) => {
  expect(await comparePictures(await make(), await draw('page'))).toBe(fault)
})
