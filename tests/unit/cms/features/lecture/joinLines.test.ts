import { expect, test } from 'vitest'
import {
  joinInitial,
  joinLines,
} from '../../../../../cms/src/features/lecture/processing/text/joinLines'

const known = new Set(['porte-monnaie', 'accordéon', 'on'])
const join = (...lines: string[]) => joinLines(lines, (word) => known.has(word))

test.each([
  [['des accor-', 'déons et des viel-', 'les'], 'des accordéons et des vielles'],
  [['un porte-', 'monnaie'], 'un porte-monnaie'],
  [['peut-', 'être demain'], 'peut-être demain'],
  [['Saint-', 'Étienne'], 'Saint-Étienne'],
  [['dit-', 'il alors'], 'dit-il alors'],
  [['une cou\u00ad', 'pure'], 'une coupure'],
  [['de 1914-', '1918'], 'de 1914-1918'],
  [['deux', 'lignes'], 'deux lignes'],
  [['', 'seule'], 'seule'],
])('%j', (lines, text) => {
  expect(join(...lines)).toBe(text)
})

test('an initial letter belongs to its word', () => {
  const isKnown = (word: string) => known.has(word)
  expect(joinInitial('O', 'n imagine', isKnown)).toBe('On imagine')
  expect(joinInitial('L’', 'été', isKnown)).toBe('L’été')
  expect(joinInitial('À', 'la veille', isKnown)).toBe('À la veille')
  expect(joinInitial('On', 'imagine', isKnown)).toBeUndefined()
})
