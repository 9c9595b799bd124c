import { describe, expect, it } from 'vitest'
import { typeset } from '../../../../cms/src/typography/typeset'

describe('typeset', () => {
  it('curves apostrophes', () => {
    expect(typeset("l'osier d'ici")).toBe('l’osier d’ici')
  })

  it('keeps double punctuation and quotation marks with their words', () => {
    expect(typeset('Qui ? Le « glaz » : bleu ; vert !')).toBe(
      'Qui\u00a0? Le «\u00a0glaz\u00a0»\u00a0: bleu\u00a0; vert\u00a0!',
    )
  })

  it('keeps a century together', () => {
    expect(typeset('au XIXe siècle')).toBe('au XIXe\u00a0siècle')
  })
})
