/** Numbers in French words, from 0 to 9999, for ordinals that a voice would spell. */

const units = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
]
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', '', 'quatre-vingt']

/** « vingt et un », « quatre-vingt-onze », « mille neuf cent ». */
export function toCardinal(number: number): string {
  if (number >= 1000) {
    const thousands = Math.floor(number / 1000)
    return join(thousands === 1 ? 'mille' : `${toCardinal(thousands)} mille`, number % 1000)
  }
  if (number >= 100) {
    const hundreds = Math.floor(number / 100)
    return join(hundreds === 1 ? 'cent' : `${toCardinal(hundreds)} cent`, number % 100)
  }
  if (number < 20) return units[number] ?? ''
  // 70 and 90 count on from 60 and 80.
  const ten = Math.floor(number / 10)
  const base = ten === 7 || ten === 9 ? ten - 1 : ten
  const rest = number - base * 10
  const word = tens[base] ?? ''
  if (rest === 0) return word
  return rest % 10 === 1 && base < 8 ? `${word} et ${units[rest]}` : `${word}-${units[rest]}`
}

const join = (word: string, rest: number): string =>
  rest === 0 ? word : `${word} ${toCardinal(rest)}`

/** « dix-neuvième », « cinquième », « vingt et unième ». */
export function toOrdinal(number: number): string {
  const word = toCardinal(number)
  if (word.endsWith('cinq')) return `${word}uième`
  if (word.endsWith('neuf')) return `${word.slice(0, -1)}vième`
  return `${word.replace(/e$/, '')}ième`
}

const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 }

const roman = /^(?=[IVXLC])C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/

/** The value of a Roman number below 400; undefined when it is not one. */
export function parseRoman(text: string): number | undefined {
  if (!roman.test(text)) return undefined
  const values = [...text].map((letter) => romanDigits[letter] ?? 0)
  return values.reduce(
    (sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value),
    0,
  )
}
