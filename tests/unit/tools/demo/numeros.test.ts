import { describe, expect, it } from 'vitest'
import { numerosDemo } from '../../../../tools/demo/src/numeros'

const texts = numerosDemo.flatMap(({ titre, sommaire, articles }) => [
  titre,
  sommaire,
  ...articles.flatMap((article) => [article.titre, article.chapeau, ...article.paragraphes]),
])

describe('numerosDemo', () => {
  it('has twelve issues with consecutive numbers', () => {
    const first = numerosDemo[0]?.numero ?? NaN
    expect(numerosDemo).toHaveLength(12)
    expect(numerosDemo.map(({ numero }) => numero)).toEqual(
      Array.from({ length: 12 }, (_, i) => first + i),
    )
  })

  it('appears every quarter, on the 20th, up to September 2026', () => {
    const expected = Array.from({ length: 12 }, (_, i) =>
      new Date(Date.UTC(2023, 11 + i * 3, 20)).toISOString().slice(0, 10),
    )
    expect(numerosDemo.map(({ dateParution }) => dateParution)).toEqual(expected)
    expect(expected.at(-1)).toBe('2026-09-20')
  })

  it('gives each issue its own title and its own pair of pattern and colours', () => {
    const distinct = (values: string[]) => new Set(values).size
    expect(distinct(numerosDemo.map(({ titre }) => titre))).toBe(12)
    expect(distinct(numerosDemo.map(({ motif, palette }) => `${motif} ${palette}`))).toBe(12)
    expect(distinct(numerosDemo.map(({ motif }) => motif))).toBeGreaterThanOrEqual(6)
  })

  it('writes two to four paragraphs an article, in at least three articles', () => {
    for (const { articles } of numerosDemo) {
      expect(articles.length).toBeGreaterThanOrEqual(3)
      for (const { paragraphes } of articles) {
        expect(paragraphes.length).toBeGreaterThanOrEqual(2)
        expect(paragraphes.length).toBeLessThanOrEqual(4)
      }
    }
  })

  it('is set as French typography wants: curved apostrophes, no breakable space before : ; ! ?', () => {
    const wrong = texts.filter((text) => /'|\.\.\.| [:;!?»]|« |[^\u00a0][:;!?»]/.test(text))
    expect(wrong).toEqual([])
    expect(texts.some((text) => text.includes('’'))).toBe(true)
  })
})
