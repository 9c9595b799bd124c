import { describe, expect, it } from 'vitest'
import { toSvg } from '../../../../tools/demo/src/drawing/toSvg'
import { imagesDemo } from '../../../../tools/demo/src/images/imagesDemo'

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
    const svg = toSvg(draw(), width, height)
    expect(JSON.stringify(draw())).not.toContain('"lettering"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(toSvg(draw(), width, height), 'drawn again').toBe(svg)
  })
})
