import { expect, test } from 'vitest'
import { comparePairs, compareText, toWords } from '../../../load/text/compareWords'

test('words have letters and digits only, compatibility forms and capitals folded', () => {
  expect(toWords('L’ﬁl XIXᵉ, « Arc-en-ciel » — 1 250')).toEqual(
    'lfil xixe arcenciel 1 250'.split(' '),
  )
})

test('a word that a line’s end divides is one', () => {
  expect(toWords('des kaléido-\nscopes et des pas\u00ad\nsements, 1914-\n1918')).toEqual(
    'des kaléidoscopes et des passements 1914 1918'.split(' '),
  )
})

test('a known text tells which words are missing and which are out of place', () => {
  const reference = toWords('un deux trois quatre cinq')
  expect(compareText(reference, toWords('un deux quatre trois trois'))).toMatchObject({
    words: 5,
    found: 4,
    places: 5,
    inOrder: 3,
  })
})

test('blocks in another order lose only the pairs between them; the better reference counts', () => {
  const words = toWords('quatre cinq six un deux trois')
  const [other, blocks] = [
    toWords('un quatre deux cinq trois six'),
    toWords('un deux trois quatre cinq six'),
  ]
  expect(comparePairs([other, blocks], words)).toMatchObject({
    words: 6,
    found: 6,
    places: 5,
    inOrder: 4,
  })
})

test('words that are several in one are glued, and one in several divided', () => {
  const reference = toWords('la ronde commence au soir sur la place')
  expect(compareText(reference, toWords('larondecommence au so ir sur la place'))).toMatchObject({
    glued: 1,
    divided: 1,
  })
})
