import { number, sayMeasures, toValue } from './sayMeasures'

type Rule = [pattern: RegExp, replacement: string | ((...parts: string[]) => string)]

const toNumber = (text: string): number | undefined =>
  /^\d+$/.test(text) ? Number(text) : parseRoman(text)

const firsts: Record<string, string> = {
  ...{ er: 'premier', e: 'premier', re: 'première', ère: 'première' },
}

function sayOrdinal(whole: string, text: string, plural: string): string {
  const number = toNumber(text)
  return number === undefined ? whole : toOrdinal(number) + plural
}

/** « XVIIe–XVIIIe »: two centuries that follow each other, or the first and the last of several. */
function sayOrdinals(whole: string, first: string, last: string, siecle: string): string {
  const [from, to] = [toNumber(first), toNumber(last)]
  if (from === undefined || to === undefined || to <= from) return whole
  const others = siecle ? 'au' : 'à'
  const start = from === 1 ? 'premier' : toOrdinal(from)
  return `${start} ${to === from + 1 ? 'et' : others} ${toOrdinal(to)}`
}

function sayKing(whole: string, name: string, text: string): string {
  const number = parseRoman(text)
  return number === undefined ? whole : `${name} ${toCardinal(number)}`
}

/** Numbers with hyphens between them, with the context that excludes a range. */
const chain = new RegExp(
  String.raw`((?:ISSN|ISBN|tél\.?|téléphone)[\s:]*)?((?:${number})(?:\s?[–-]\s?(?:${number}))+)`,
  'giu',
)

/** « 1914-18 » is a range; a date, a telephone number and a score are none. */
function sayRange(whole: string, code: string | undefined, numbers: string): string {
  const [first = '', last = '', ...others] = numbers.split(/\s?[–-]\s?/)
  if (code || others.length > 0 || /^0\d/.test(first) || /^0\d/.test(last)) return whole
  const from = toValue(first)
  const to = toValue(last)
  const isShort = last.length < first.length && to < from
  const end = isShort ? toValue(first.slice(0, -last.length) + last) : to
  return end > from ? `${first} à ${last}` : whole
}

const before = String.raw`(?<![\p{L}\p{N}])`
const after = String.raw`(?![\p{L}\p{N}])`
const word = (text: string) => new RegExp(`${before}(?:${text})${after}`, 'gu')
/** An abbreviation before a number. */
const beforeNumber = (text: string) => new RegExp(String.raw`${before}(?:${text})\s*(?=\d)`, 'giu')
/** A title before a name. */
const beforeName = (text: string) => new RegExp(String.raw`${before}${text}\s+(?=\p{Lu})`, 'gu')

const rules: Rule[] = [
  [
    word(String.raw`([IVX]{1,7}|\d{1,2})(?:er?)?\s?[–/-]\s?([IVX]{1,7}|\d{1,2})e(?=(\ss)?)`),
    sayOrdinals,
  ],
  // Ordinals: XIXe, 1er, 2nde. Not of L, C and M: « Le », « Ces ».
  [
    word('(?:1|I)(er|re|ère|e)(s?)'),
    (_whole, ending, plural) => `${firsts[ending] ?? ''}${plural}`,
  ],
  [word('(?:2|II)nd(e?s?)'), (_whole, ending) => `second${ending}`],
  [word(String.raw`([IVX]{1,7}|\d{1,4})(?:e|ème)(s?)`), sayOrdinal],
  [/(?<=ième|premier)\ss\.(?!\p{L})/gu, ' siècle'],
  // Louis XIV, Napoléon III; a single letter could be an initial.
  [new RegExp(String.raw`(\p{Lu}\p{Ll}+)\s([IVX]{2,6})${after}`, 'gu'), sayKing],
  [beforeNumber(String.raw`n[°º]s|nos\s?°`), 'numéros '],
  [new RegExp(String.raw`${before}nos\s+(?=\d+\s?(?:et|à|,|–|-)\s?\d)`, 'gu'), 'numéros '],
  [beforeNumber('n[°º]|no\\.'), 'numéro '],
  [beforeNumber('pp\\.'), 'pages '],
  [beforeNumber('p\\.'), 'page '],
  [beforeNumber('fig\\.'), 'figure '],
  [beforeNumber('vol\\.'), 'volume '],
  [beforeNumber('chap\\.'), 'chapitre '],
  [beforeNumber('env\\.'), 'environ '],
  [beforeNumber('th\\.'), 'thermostat '],
  [chain, sayRange],
  [beforeName('MM\\.'), 'messieurs '],
  [beforeName('M\\.'), 'monsieur '],
  [beforeName('Mmes'), 'mesdames '],
  [beforeName('Mme'), 'madame '],
  [beforeName('Mlle'), 'mademoiselle '],
  [beforeName('Dr'), 'docteur '],
  [beforeName('Me'), 'maître '],
  [/(?<![\p{L}])av\.\s?J\.-C\./gu, 'avant Jésus-Christ'],
  [/(?<![\p{L}])apr?\.\s?J\.-C\./gu, 'après Jésus-Christ'],
  [/(?<![\p{L}])etc\./gu, 'et cetera'],
  [/(?<![\p{L}])cf\.\s/giu, 'voir '],
  [/(?<![\p{L}])c\.-à-d\./giu, 'c’est-à-dire'],
  [/(?<![\p{L}])ex\.\s?:/giu, 'exemple\u00a0:'],
  [/(?<![\p{L}])St(e?)(?=-\p{Lu})/gu, (_whole, ending) => `Saint${ending}`],
  [/\s&\s/g, ' et '],
  // Signs that some voices name.
  [/[«»“”*•]/g, ' '],
]

/** Text for a French voice: abbreviations and ordinals in full. */
export function toSpokenText(text: string): string {
  let spoken = text
    .replaceAll('\u00ad', '')
    // Numbers of notes, which a narrow no-break space sets apart; not exponents.
    .replace(/(?<=\S)\u202f[⁰¹²³⁴-⁹]+/g, '')
    // XIXᵉ, 1ᵉʳ and ligatures; not nº, nor digits such as those of m².
    .replace(/(?![ºª])\p{L}/gu, (letter) => letter.normalize('NFKC'))
  for (const [pattern, replacement] of rules)
    spoken =
      typeof replacement === 'string'
        ? spoken.replace(pattern, replacement)
        : spoken.replace(pattern, replacement)
  return sayMeasures(spoken).replace(/\s+/g, ' ').trim()
}

/** French words of the numbers from 0 to 19, of which ordinals are made that a voice would spell. */
const units = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
]
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', '', 'quatre-vingt']

/** The words of a number from 0 to 9999: « vingt et un », « quatre-vingt-onze », « mille neuf cent ». */
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
