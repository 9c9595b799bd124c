import { like, not, or, sql, type Column, type SQL } from '@payloadcms/db-sqlite/drizzle'

/** Letters that a search treats as equal, in lower case; the first is the plain letter. */
const ALIKE = [...['aàáâãäå', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôõö', 'uùúûü', 'yýÿ'], ...["'’‘"]]

const CLASSES = new Map(
  ALIKE.flatMap((letters) => {
    const anyOf = `[${[...new Set(letters + letters.toUpperCase())].join('')}]`
    return [...letters].map((letter) => [letter, anyOf] as const)
  }),
)

/**
 * Returns the GLOB patterns that find a text whatever its capitals, accents, apostrophes and ligatures:
 * SQLite's LIKE knows the capitals of ASCII only. Its special characters stand for themselves.
 */
export function toGlobPatterns(text: string): string[] {
  const folded = text.normalize('NFC').toLowerCase()
  const spread = folded.replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  const joined = spread.replaceAll('oe', 'œ').replaceAll('ae', 'æ')
  return [...new Set([spread, joined])].map((one) => `*${[...one].map(toPattern).join('')}*`)
}

function toPattern(letter: string): string {
  const known = CLASSES.get(letter)
  if (known) return known
  const upper = letter.toUpperCase()
  if (upper !== letter && upper.length === letter.length) return `[${letter}${upper}]`
  return /[[*?]/.test(letter) ? `[${letter}]` : letter
}

const contains = (column: Column | SQL, text: string): SQL | undefined =>
  or(...toGlobPatterns(text).map((pattern) => sql`${column} GLOB ${pattern}`))

/**
 * Payload adds a `%` at both ends of a text that is searched for. Any other pattern is Payload's
 * own, for the path of a related record.
 */
function isLike(column: Column, pattern: string): SQL | undefined {
  const [, text] = /^%([^]*)%$/.exec(pattern) ?? []
  return text === undefined ? like(column, pattern) : contains(column, text)
}

/**
 * Replaces the operators of Payload's SQLite adapter that search in a text. `not_like` gets the
 * text without `%`, and also finds empty values, as on MongoDB.
 */
export const foldedOperators = {
  contains: isLike,
  like: isLike,
  not_like: (column: Column, text: string): SQL =>
    not(contains(sql`coalesce(${column}, '')`, text) ?? sql`1`),
}
