import { describe, expect, it } from 'vitest'
import { motifs } from '../../../../tools/demo/src/motifs/motifs'
import { numerosDemo } from '../../../../tools/demo/src/numeros'
import { palettes } from '../../../../tools/demo/src/palettes'
import { toSvg } from '../../../../tools/demo/src/drawing/toSvg'
import { couverture } from '../../../../tools/demo/src/couverture/couverture'

const [first] = numerosDemo
if (!first) throw new Error('There is no demonstration issue to draw')

describe('couverture', () => {
  it('draws the same cover for the same issue', () => {
    expect(toSvg(couverture(first), 1240, 1754)).toBe(toSvg(couverture(first), 1240, 1754))
  })

  it('draws each issue another cover', () => {
    const drawn = numerosDemo.slice(0, 3).map((numero) => toSvg(couverture(numero), 1240, 1754))
    expect(new Set(drawn).size).toBe(3)
  })

  it('needs no installed font: every letter is an outline', () => {
    const svg = toSvg(couverture(first), 1240, 1754)
    expect(svg).not.toContain('<text')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('draws twelve patterns that differ even in the same colours', () => {
    const drawn = Object.values(motifs).map((motif) =>
      toSvg(motif(palettes.indigo, 900, 900), 900, 900),
    )
    expect(new Set(drawn).size).toBe(12)
  })
})
