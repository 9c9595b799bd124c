import { expect, test } from 'vitest'
import {
  isEmptyOr,
  isExampleEmail,
  isHomeOfNetwork,
} from '../../../../../cms/src/globals/Parametres/incomplete'

test.each([undefined, null, '', 5])('%j is missing, whatever is provisional', (value) => {
  expect(isEmptyOr(() => false)(value)).toBe(true)
})

test('a text is missing while it is provisional', () => {
  const isMissing = isEmptyOr((value) => value === 'provisoire')

  expect(isMissing('provisoire')).toBe(true)
  expect(isMissing('à nous')).toBe(false)
})

test.each([
  { address: 'https://www.facebook.com/', isHome: true },
  { address: 'https://www.facebook.com', isHome: true },
  { address: 'https://twitter.com/#', isHome: true },
  { address: 'https://www.facebook.com/bourree', isHome: false },
  { address: 'bourree', isHome: false },
])('$address is the front page of a network: $isHome', ({ address, isHome }) => {
  expect(isHomeOfNetwork(address)).toBe(isHome)
})

test.each([
  { email: 'contact@federation.example', isExample: true },
  { email: 'contact@example.fr', isExample: false },
  { email: 'contact@bourree.fr', isExample: false },
])('$email belongs to nobody: $isExample', ({ email, isExample }) => {
  expect(isExampleEmail(email)).toBe(isExample)
})
