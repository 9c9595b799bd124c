import { cutExtract } from '@regards/text-analysis'
import { describe, expect, test } from 'vitest'

const textOf = (parts: { texte: string }[]) => parts.map(({ texte }) => texte).join('')
const marksOf = (parts: { texte: string; marque: boolean }[]) =>
  parts.flatMap(({ texte, marque }) => (marque ? [texte] : []))

describe('an extract', () => {
  const filler = 'Le vent courait sur la lande et les genêts. '.repeat(30)

  test('begins before the passage with most of the words, and ends after a word', () => {
    const text = `${filler}Une coiffe, une coiffe, une coiffe. ${filler}La coiffe et la dentelle se repassent.${filler}`
    const parts = cutExtract(text, [['coiff'], ['dentel']], [])
    expect(marksOf(parts)).toEqual(['coiffe', 'dentelle'])
    expect(textOf(parts)).toMatch(/^… \S.*\S\u00a0…$/)
    expect(textOf(parts).length).toBeLessThan(260)
  })

  test('shows its first match near its beginning, at the end of a text too', () => {
    const extract = textOf(cutExtract(`${filler}Une coiffe.`, [['coiff']], []))
    expect(extract).toMatch(/^… \S.*Une coiffe\.$/)
    expect(extract.indexOf('coiffe')).toBeLessThan(44)
  })

  test.each([
    ['in the middle of it', 60, 0, ' Voir aussi la page.'],
    ['at the end of the text', 60, 0, ''],
    ['far from its beginning', 400, 0, ' Voir aussi la page.'],
    ['far from its end', 20, 400, ' Voir aussi la page.'],
  ])('shows its match within an address, %s', (_where, before, after, rest) => {
    const address = `https://exemple.org/${'a'.repeat(before)}/coiffe/${'b'.repeat(after)}`
    const parts = cutExtract(`${filler}Voir ${address}${rest}`, [['coiff']], [])
    expect(marksOf(parts)).toEqual(['coiffe'])
    expect(textOf(parts).length).toBeLessThan(260)
  })

  test('keeps the spelling of the text, and marks its other forms', () => {
    expect(
      marksOf(cutExtract('Œuvres d’été\u00a0: ÉTÉS, étés.', [['oeuvr'], ['ete']], [])),
    ).toEqual(['Œuvres', 'été', 'ÉTÉS', 'étés'])
  })

  test('keeps signs on the line of their word', () => {
    const text = 'On dit «\u00a0la coiffe\u00a0»\u00a0; et qui la porte\n?'
    expect(textOf(cutExtract(text, [['coiff']], []))).toBe(
      'On dit «\u00a0la coiffe\u00a0»\u00a0; et qui la porte\u00a0?',
    )
  })

  test('shows a word before the number of a note, and keeps the number', () => {
    const parts = cutExtract('On porte la coiffe\u202f¹, puis le deuil\u202f¹².', [['coiff']], [])
    expect(marksOf(parts)).toEqual(['coiffe'])
    expect(textOf(parts)).toBe('On porte la coiffe\u202f¹, puis le deuil\u202f¹².')
  })

  test('is the beginning of a text without the words, and empty for an empty text', () => {
    expect(textOf(cutExtract(filler, [['absent']], []))).toMatch(/^Le vent/)
    expect(cutExtract('', [['absent']], [])).toEqual([])
    expect(cutExtract('\u00ad \n', [['absent']], [])).toEqual([])
  })

  test('has the usual length for a text of a million characters', () => {
    const extract = cutExtract('coiffe '.repeat(140_000), [['coiff']], [])
    expect(textOf(extract).length).toBeLessThan(500)
    expect(marksOf(extract)).toContain('coiffe')
  })
})
