import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { processImage as ProcessImage } from '../../../../../cms/src/media/images/processImage'
import sharp from 'sharp'
import { makeImage } from '../../../../factories/image'
import { endChild } from '../../../../support/endChild'
import { makeTempDir, repoRoot } from '../../../../support/paths'

// The child has the lowest priority: beside the other suites of a run it hardly gets a core.
vi.setConfig({ testTimeout: 120_000 })

const ENV = '../../../../../cms/src/lib/env'

let processImage: typeof ProcessImage
const folder = makeTempDir('image')

beforeAll(async () => {
  vi.resetModules()
  // Runs the sources: unit tests need no build.
  vi.doMock(ENV, () => ({
    env: {
      isDevelopment: true,
      cmsDir: join(repoRoot, 'cms'),
      dataDir: folder,
      logLevel: 'silent',
    },
  }))
  ;({ processImage } = await import('../../../../../cms/src/media/images/processImage'))
})
afterAll(() => {
  vi.doUnmock(ENV)
  vi.resetModules()
})

/** Begins to process a new image. */
async function begin(name: string) {
  const file = join(folder, name)
  writeFileSync(file, await makeImage('png'))
  return { file, made: processImage(file, name, []) }
}

test('an image whose child ends by itself once is made by another child', async () => {
  const { file, made } = await begin('once.png')
  await endChild([file])
  await expect(made).resolves.toMatchObject({ mimeType: 'image/png', width: 60, height: 80 })
})

test('an image whose child ends by itself twice is refused', async () => {
  const { file, made } = await begin('twice.png')
  const refusal = expect(made).rejects.toMatchObject({ status: 422, code: 'invalid-image' })
  await endChild([file], await endChild([file]))
  await refusal
})

test.each([
  ['a line of pixels, of which no placeholder can be made', 1, 16_383],
  ['a strip of some pixels', 8, 16_000],
])('%s is refused with a sentence that says so', async (_of, width, height) => {
  const file = join(folder, `${width}.png`)
  const background = '#fff'
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(file)
  await expect(processImage(file, 'tour.png', [])).rejects.toMatchObject({
    ...{
      status: 422,
      code: 'invalid-image',
      message: 'Cette image est trop haute pour sa largeur.',
    },
  })
})
