import { describe, expect, it } from 'vitest'
import { motifs } from '../../../../../cms/src/seed/demo/motifs/motifs'
import { numerosDemo } from '../../../../../cms/src/seed/demo/numeros'
import { palettes } from '../../../../../cms/src/seed/demo/palettes'
import { renderCover } from '../../../../../cms/src/seed/demo/renderCover'
import { toSvg } from '../../../../../cms/src/seed/demo/drawing/toSvg'
import { couverture } from '../../../../../cms/src/seed/demo/couverture/couverture'

const [first] = numerosDemo
if (!first) throw new Error('There is no demonstration issue to draw')

/** Width and height of a JPEG, from its start-of-frame segment. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker === 0xffc0 || marker === 0xffc2) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
  }
  throw new Error('Not a JPEG')
}

describe('renderCover', () => {
  it('gives a JPEG of 1240 × 1754 pixels below 1 MB, the same bytes for the same issue', async () => {
    const cover = await renderCover(first)
    expect(jpegSize(cover)).toEqual({ width: 1240, height: 1754 })
    expect(cover.length).toBeLessThan(1_000_000)
    expect((await renderCover(first)).equals(cover)).toBe(true)
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
