import { describe, expect, test } from 'vitest'
import { toExcerpt } from '@web/lib/seo/Seo'

describe('the first words of a text', () => {
  test('are all of a short one, on one line', () => {
    expect(toExcerpt('  Danses\n et\t costumes. ')).toBe('Danses et costumes.')
  })

  test.each([
    ['une bourrée à trois temps', 12, 'une bourrée…'],
    ['une bourrée à trois temps', 11, 'une bourrée…'],
    ['une bourrée, à trois temps', 13, 'une bourrée…'],
    ['anticonstitutionnellement', 10, 'anticonsti…'],
  ])('of « %s » end within %i letters, after a word', (text, length, words) => {
    expect(toExcerpt(text, length)).toBe(words)
  })

  test('are at most 160 letters, then a sign that there are more', () => {
    expect(toExcerpt('mot '.repeat(100)).length).toBeLessThanOrEqual(161)
  })
})
