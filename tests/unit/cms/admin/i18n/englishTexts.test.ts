import { expect, test } from 'vitest'
import { textsBySelector, toFrenchSize } from '../../../../../cms/src/admin/i18n/AccessibleNames'

test.each([
  ['26MB', '26\u00a0Mo'],
  ['837KB', '837\u00a0ko'],
  ['1.5GB', '1,5\u00a0Go'],
  ['12 bytes', '12\u00a0octets'],
  ['26MB — 1920x1200 — image/jpeg', '26\u00a0Mo — 1920x1200 — image/jpeg'],
  // Payload writes the width of a picture into a text of its own.
  ['1800', '1800'],
])('the size %s is written in French', (english, french) => {
  expect(toFrenchSize(english)).toBe(french)
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
      'Toute la largeur',
      'Copier l’adresse',
      'n° 52',
    ])
      expect(toFrench(text)).toBe(text)
  }
})
