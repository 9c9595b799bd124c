import { expect, test } from 'vitest'
import { joinLines } from '../../../../../cms/src/features/lecture/processing/text/joinLines'

const known: Record<string, number> = { 'porte-monnaie': 1, accordéon: 1, la: 5 }
const isKnown = (word: string, times = 1) => (known[word] ?? 0) >= times

const toWords = (line: string, isInitial = false) =>
  line.split(' ').map((texte) => ({
    texte,
    box: [0, 0, 1, 1] as [number, number, number, number],
    start: 0,
    end: 1,
    isInitial,
  }))
const join = (...lines: string[]) =>
  joinLines(
    lines.map((line) => toWords(line)),
    isKnown,
  )

test.each([
  [['des accor-', 'déons et des viel-', 'les'], 'des accordéons et des vielles'],
  [['un porte-', 'monnaie'], 'un porte-monnaie'],
  [['peut-', 'être demain'], 'peut-être demain'],
  [['Saint-', 'Étienne'], 'Saint-Étienne'],
  [['dit-', 'il alors'], 'dit-il alors'],
  [['une cou\u00ad', 'pure'], 'une coupure'],
  [['de 1914-', '1918'], 'de 1914-1918'],
  [['un arc-en-', 'ciel'], 'un arc-en-ciel'],
  [['un va-', 'et-vient'], 'un va-et-vient'],
  [['au-', 'delà'], 'au-delà'],
  [['par-', 'dessus'], 'par-dessus'],
  [['en au-', 'tomne'], 'en automne'],
  [['le six-', 'ième'], 'le sixième'],
  [['TRADI-', 'TIONS'], 'TRADITIONS'],
  [['une cou\u00ad', '— pure'], 'une cou — pure'],
  [['deux', 'lignes'], 'deux lignes'],
])('lines %j are joined', (lines, text) => {
  expect(join(...lines).texte).toBe(text)
})

test('a dotted line of a form keeps its end, above a line that begins with a number', () => {
  const lines = ['Nom ..........', '12 rue des Lilas', 'Total .......... 12'].map((line) =>
    toWords(line),
  )
  expect(joinLines(lines, isKnown, () => true).texte).toBe(
    'Nom ..........\n12 rue des Lilas\nTotal … 12',
  )
})

test('each part of a divided word has the whole word', () => {
  const { mots } = join('des accor-', 'déons')
  expect(mots).toMatchObject([
    { texte: 'des' },
    { texte: 'accor', entier: 'accordéons' },
    { texte: 'déons', entier: 'accordéons', suite: true },
  ])
})

test.each([
  ['O', 'n imagine', 'On imagine'],
  ['L’', 'été', 'L’été'],
  ['À', 'la veille', 'À la veille'],
  ['A', 'vec lui', 'Avec lui'],
])('an initial letter %s before « %s »', (initial, text, joined) => {
  expect(joinLines([[...toWords(initial, true), ...toWords(text)]], isKnown).texte).toBe(joined)
})
