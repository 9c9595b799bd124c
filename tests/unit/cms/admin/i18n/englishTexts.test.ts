import { expect, test } from 'vitest'
import { textsBySelector, toFrenchFile } from '../../../../../cms/src/admin/i18n/AccessibleNames'

test.each([
  ['26MB', '26\u00a0Mo'],
  ['837KB', '837\u00a0ko'],
  ['1.5GB', '1,5\u00a0Go'],
  ['12 bytes', '12\u00a0octets'],
  ['26MB — 1920x1200 — image/jpeg', '26\u00a0Mo · 1920\u00a0×\u00a01200\u00a0px · JPEG'],
  ['application/pdf', 'PDF'],
  // Payload writes the width of a picture into a text of its own.
  ['1800', '1800'],
])('a file’s %s is written in French', (english, french) => {
  expect(toFrenchFile(english)).toBe(french)
})

test('a file’s details are written in French in texts of their own too', () => {
  const texts = ['790KB', '\u00a0-\u00a0', '1600', 'x', '1000', '\u00a0-\u00a0', 'image/avif']
  const inFrench = (list: string[]) =>
    list.reduce<string[]>((done, text) => [...done, toFrenchFile(text, done.at(-1))], [])
  const french = '790\u00a0ko · 1600\u00a0×\u00a01000\u00a0px · AVIF'

  expect(inFrench(texts).join('')).toBe(french)
  expect(inFrench(inFrench(texts)).join('')).toBe(french)
})

test('Payload’s dots follow no text that ends with dots', () => {
  const translators = textsBySelector.filter(([selector]) =>
    selector.includes('.relationship-cell'),
  )
  expect(translators.map(([, toFrench]) => toFrench('Chargement…...'))).toEqual(['Chargement…'])
})

test('a size in a list is a number of bytes', () => {
  const [, toFrench] = textsBySelector.find(([selector]) => selector === 'td.cell-filesize') ?? []
  expect(toFrench?.('1536000')).toBe('1,5\u00a0Mo')
})

test('a French text is left unchanged, however often it is checked', () => {
  for (const [, toFrench] of textsBySelector) {
    for (const text of [
      '26\u00a0Mo',
      '837\u00a0ko',
      '837\u00a0ko · 1920\u00a0×\u00a01200\u00a0px · JPEG',
      'Toute la largeur',
      'Copier l’adresse',
      'n° 52',
    ])
      expect(toFrench(text)).toBe(text)
  }
})
