import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { toSvg } from '../../../../tools/demo/src/drawing/toSvg'
import { imagesDemo } from '../../../../tools/demo/src/images/imagesDemo'
import { renderImage } from '../../../../tools/demo/src/images/renderImage'

const SEPARATOR = 'separateur'

describe('imagesDemo', () => {
  it('names each picture once', () => {
    const names = imagesDemo.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain(SEPARATOR)
  })

  it('tells what is seen, in French typography; only the separator is mere decoration', () => {
    const silent = imagesDemo.filter(({ alt }) => alt === '').map(({ name }) => name)
    expect(silent).toEqual([SEPARATOR])
    const wrong = imagesDemo.filter(({ alt }) => /'|\.\.\.| [:;!?»]|« |[^\u00a0][:;!?»]/.test(alt))
    expect(wrong.map(({ alt }) => alt)).toEqual([])
  })

  it.each(imagesDemo)('draws $name without a letter', ({ draw, width, height }) => {
    const kinds = JSON.stringify(draw())
    expect(kinds).not.toContain('"lettering"')
    expect(toSvg(draw(), width, height)).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('renderImage', () => {
  // Two stand for all, which are rendered alike: the one mere decoration and a scene.
  const rendered = [
    imagesDemo.find(({ name }) => name === SEPARATOR),
    imagesDemo.find(({ name }) => name !== SEPARATOR),
  ].filter((image) => image !== undefined)

  it.each(rendered)('gives $name as an AVIF of its size, without metadata', async (image) => {
    const bytes = await renderImage(image)
    const { compression, width, height, exif, icc, xmp } = await sharp(bytes).metadata()
    expect({ compression, width, height }).toEqual({
      compression: 'av1',
      width: image.width,
      height: image.height,
    })
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    expect(bytes.length).toBeLessThan(300_000)
    expect((await renderImage(image)).equals(bytes)).toBe(true)
  })
})
