import { expect, test } from 'vitest'
import { estimateStrength } from '../../../../../../cms/src/features/accounts/passwords/passwordStrength'

test.each([
  // One word, with what people add to it.
  ['bourree', 'faible'],
  ['farandole', 'faible'],
  ['Farandole1901', 'faible'],
  ['farandole!', 'faible'],
  // Length that costs a guesser nothing.
  ['abcdefghijklmnopqrstuvwxyz', 'faible'],
  ['11111111111111111111', 'faible'],
  ['bourreebourreebourreebourree', 'faible'],
  // Two words, and more.
  ['nouvelle-farandole', 'correct'],
  ['cabrette coiffe sabots lavoir', 'fort'],
  // A generator's.
  ['x7Kp2!mQz9tR', 'fort'],
  ['', 'faible'],
])('%j is %s', (password, strength) => {
  expect(estimateStrength(password)).toBe(strength)
})
