import { describe, expect, it } from 'vitest'
import {
  balanceLines,
  breakLines,
  letteringOutline,
  sizeToFit,
  widthOf,
} from '../../../../tools/demo/src/drawing/lettering'

const letter = (text: string) =>
  letteringOutline({ kind: 'lettering', text, x: 0, y: 0, size: 100, font: 'titre', fill: '#000' })

describe('lettering', () => {
  it('draws the letters of French as outlines of their own', () => {
    const outlines = ['e', 'é', 'è', 'ç', 'c', 'œ', 'À', 'A', '’', 'N', 'ï'].map(letter)
    expect(new Set(outlines).size).toBe(outlines.length)
    for (const outline of outlines) expect(outline).toMatch(/^M.+Z$/)
  })

  it('makes a line as wide as asked', () => {
    const size = sizeToFit('REGARDS', 'enseigne', 1060)
    expect(widthOf('REGARDS', 'enseigne', size)).toBeCloseTo(1060)
  })

  it('breaks at spaces, never at a no-break space', () => {
    const lines = breakLines('un deux\u00a0: trois', 'texte', 10, widthOf('un deux', 'texte', 10))
    expect(lines).toEqual(['un', 'deux\u00a0:', 'trois'])
  })

  it('balances a title so that no short word is left alone', () => {
    const width = widthOf('Sous la coiffe, le', 'titre', 80) + 1
    expect(breakLines('Sous la coiffe, le costume', 'titre', 80, width)[1]).toBe('costume')
    expect(balanceLines('Sous la coiffe, le costume', 'titre', 80, width)).toEqual([
      'Sous la coiffe,',
      'le costume',
    ])
  })
})
