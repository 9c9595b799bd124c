import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { imagesDemo, readDrawing } from '../../../../tools/demo/src/images'

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

  it.each(imagesDemo)('draws $name without a letter', async (image) => {
    const svg = await readDrawing(image)

    expect(svg).not.toMatch(/<text|<image|NaN/)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  })
})
