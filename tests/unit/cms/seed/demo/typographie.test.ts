import { describe, expect, it } from 'vitest'
import { typographie } from '../../../../../cms/src/seed/demo/typographie'

describe('typographie', () => {
  it('curves apostrophes', () => {
    expect(typographie("l'osier d'ici")).toBe('l’osier d’ici')
  })

  it('keeps double punctuation and quotation marks with their words', () => {
    expect(typographie('Qui ? Le « glaz » : bleu ; vert !')).toBe(
      'Qui\u00a0? Le «\u00a0glaz\u00a0»\u00a0: bleu\u00a0; vert\u00a0!',
    )
  })

  it('keeps a century together', () => {
    expect(typographie('au XIXe siècle')).toBe('au XIXe\u00a0siècle')
  })
})
