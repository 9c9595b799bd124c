import { describe, expect, it } from 'vitest'
import { divideUtterance } from '@web/features/articles/listen/SpeechPlayer'

describe('divideUtterance', () => {
  it('leaves a short sentence whole', () =>
    expect(divideUtterance('On dansait, le soir.', 20)).toEqual(['On dansait, le soir.']))

  it('divides a long sentence at its pauses, and loses nothing', () => {
    const text = `${Array.from({ length: 30 }, (_, index) => `le ruban numéro ${index}`).join(', ')}.`
    const parts = divideUtterance(text, 180)

    for (const part of parts) expect(part.length).toBeLessThanOrEqual(180)
    for (const part of parts) expect(part).toMatch(/[,.]$/)
    expect(parts.join(' ')).toBe(text)
  })

  it('divides a sentence without a pause between words, and keeps a word whole', () => {
    expect(divideUtterance('un deux trois quatre', 9)).toEqual(['un deux', 'trois', 'quatre'])
    expect(divideUtterance('anticonstitutionnellement dit', 9)).toEqual([
      'anticonstitutionnellement',
      'dit',
    ])
    expect(divideUtterance('anticonstitutionnellement', 9)).toEqual(['anticonstitutionnellement'])
  })
})
