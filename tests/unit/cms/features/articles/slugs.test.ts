import { describe, expect, test } from 'vitest'
import { assignSlug, toSlug } from '../../../../../cms/src/features/articles/records/slugs'

const none = new Set<string>()

test.each([
  ['Un langage de fil et de drap', 'un-langage-de-fil-et-de-drap'],
  ['L’œuvre du XIXᵉ siècle : « Ça ira ! »', 'l-oeuvre-du-xixe-siecle-ca-ira'],
  ['Été 1936', 'ete-1936'],
  ['***', 'article'],
  ['Δρᾶμα', 'article'],
])('the slug of « %s » is %s', (titre, slug) => {
  expect(toSlug(titre)).toBe(slug)
})

test('a long title is cut between words, a long word within', () => {
  expect(toSlug('mot '.repeat(30))).toBe(Array(20).fill('mot').join('-'))
  expect(toSlug('m'.repeat(200))).toHaveLength(80)
})

describe('a slug', () => {
  const before = { titre: 'La bourrée', slug: 'la-bourree-2', anciensSlugs: ['danses'] }

  test('is unique among articles', () => {
    expect(assignSlug('La bourrée', undefined, new Set(['la-bourree', 'la-bourree-2']))).toEqual({
      slug: 'la-bourree-3',
      anciensSlugs: [],
    })
  })

  test('stays while the title gives it', () => {
    expect(assignSlug('La Bourrée !', before, none)).toEqual({
      ...{ slug: 'la-bourree-2', anciensSlugs: ['danses'] },
    })
  })

  test('becomes a former slug with another title', () => {
    expect(assignSlug('La valse', before, none)).toEqual({
      ...{ slug: 'la-valse', anciensSlugs: ['danses', 'la-bourree-2'] },
    })
  })

  test('that the article had before is its own again', () => {
    expect(assignSlug('Danses', before, none)).toEqual({
      ...{ slug: 'danses', anciensSlugs: ['la-bourree-2'] },
    })
  })

  test('never equals the path of an endpoint beside it', () => {
    expect(assignSlug('Propositions', undefined, none).slug).toBe('propositions-2')
    expect(assignSlug('Arrangement', undefined, none).slug).toBe('arrangement-2')
  })
})
