import { foldText } from './foldText'

/** A date, and the words that say it. */
export type FoundDate = {
  /** `YYYY-MM-DD`. */
  day: string
  /** The words, as they are written. */
  words: string
  precision: 'day' | 'month' | 'season' | 'quarter'
}

/** By their first letters, without accents: enough to tell them apart, abbreviations included. */
const months = 'janv fev mars avr mai juin juil aou sept oct nov dec'.split(' ')

/** First month of each season: an issue of a season comes out at its start. */
const seasons: Record<string, number> = { printemps: 3, ete: 6, automne: 9, hiver: 12 }
const seasonDay = 21

const ordinals: Record<string, number> = {
  premier: 1,
  deuxieme: 2,
  second: 2,
  troisieme: 3,
  quatrieme: 4,
}
const monthsPerQuarter = 3

const month = String.raw`(janvier|janv\.?|fevrier|fevr?\.?|mars|avril|avr\.?|mai|juin|juillet|juil\.?|aout|septembre|sept\.?|octobre|oct\.?|novembre|nov\.?|decembre|dec\.?)`
const day = String.raw`(0?[1-9]|[12]\d|3[01])`
const season = '(printemps|ete|automne|hiver)'
const year = String.raw`((?:19|20)\d\d)`
const before = String.raw`(?<![\p{L}\p{N}])`
const after = String.raw`(?![\p{L}\p{N}])`
/** Between the months of « mars-avril-mai 2024 », « décembre 2023 – février 2024 ». */
const more = String.raw`(?:\s*(?:[-–—/,&]|et|a|au|aux)\s*${month})*`
/** Between the seasons of « printemps-été 2024 ». */
const moreSeasons = String.raw`(?:\s*(?:[-–—/&]|et)\s*${season})?`

type Pattern = {
  pattern: RegExp
  precision: FoundDate['precision']
  /** @returns year, month and day */
  read: (groups: (string | undefined)[]) => [number, number, number] | undefined
}

const compile = (source: string) => new RegExp(before + source + after, 'u')

const patterns: Pattern[] = [
  {
    // « 21 mars 2024 », « 1er mars 2024 », « jeudi 21 mars 2024 », « 21-22 mars 2024 ».
    pattern: compile(
      String.raw`${day}(?:\s*er)?(?:\s*(?:[-–/]|et|au)\s*\d{1,2})?\s+${month},?\s+${year}`,
    ),
    precision: 'day',
    read: ([of, name, annee]) => [Number(annee), toMonth(name), Number(of)],
  },
  {
    // « 21/03/2024 », « 21.03.2024 », « 21-3-2024 ».
    pattern: compile(String.raw`(\d{1,2})([/.-])(\d{1,2})\2${year}`),
    precision: 'day',
    read: ([day, , number, of]) => [Number(of), Number(number), Number(day)],
  },
  {
    // « 2024-03-21 », « 20240321 ».
    pattern: compile(String.raw`${year}([-._]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])`),
    precision: 'day',
    read: ([of, , number, day]) => [Number(of), Number(number), Number(day)],
  },
  {
    // « décembre 2023 – février 2024 »: the first month.
    pattern: compile(String.raw`${month}${more}\s*(?:de\s+)?${year}`),
    precision: 'month',
    read: (groups) => toFirstMonth(groups),
  },
  {
    // « printemps 2024 », « hiver 2023-2024 », « printemps-été 2024 ».
    pattern: compile(String.raw`${season}${moreSeasons}\s*(?:de\s+)?${year}`),
    precision: 'season',
    read: ([name, , of]) => [Number(of), seasons[name ?? ''] ?? 0, seasonDay],
  },
  {
    // « 1er trimestre 2024 », « premier trimestre de 2024 », « T1 2024 ».
    pattern: compile(
      String.raw`(?:t([1-4])|([1-4]|premier|deuxieme|second|troisieme|quatrieme)\s*(?:er|e|eme|nd)?\s*trim(?:estre|\.)?)\s*(?:de\s+)?(?:l’annee\s+)?${year}`,
    ),
    precision: 'quarter',
    read: ([short, long, of]) => {
      const written = short ?? long ?? ''
      const quarter = ordinals[written] ?? Number(written)
      return [Number(of), (quarter - 1) * monthsPerQuarter + 1, 1]
    },
  },
  {
    // « 2024-03 », in file names.
    pattern: compile(String.raw`${year}[-._](0[1-9]|1[0-2])(?![-._]?\d)`),
    precision: 'month',
    read: ([of, number]) => [Number(of), Number(number), 1],
  },
]

/** The most precise date that a line of text contains; undefined when it has none. */
export function findDate(line: string): FoundDate | undefined {
  // Folding keeps the number of characters of nearly all lines: then the words are cut from the line.
  const composed = line.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const folded = foldText(composed)
  for (const { pattern, precision, read } of patterns) {
    const match = pattern.exec(folded)
    const date = match && read(match.slice(1))
    if (!date) continue
    const calendarDay = toDay(...date)
    // « 31 février 2024 » is no date, not even « février 2024 ».
    if (!calendarDay) return undefined
    const isAligned = folded.length === composed.length
    const [text] = match
    const words = isAligned ? composed.slice(match.index, match.index + text.length) : text
    return { day: calendarDay, words, precision }
  }
  return undefined
}

/** The date that a file's name contains. */
export function findDateInFileName(fileName: string): FoundDate | undefined {
  return findDate(
    fileName
      .replace(/\.pdf$/i, '')
      .replaceAll(/[_]+/g, ' ')
      .replaceAll(/(?<=\p{L})-(?=\d)/gu, ' '),
  )
}

/** From 1; 0 for no month. */
const toMonth = (name = ''): number => months.findIndex((start) => name.startsWith(start)) + 1

/** The year is the last group; a span that ends in another year began in the one before. */
function toFirstMonth(groups: (string | undefined)[]): [number, number, number] {
  const of = Number(groups.at(-1))
  const first = toMonth(groups[0])
  const last = groups[1] === undefined ? first : toMonth(groups[1])
  return [first > last ? of - 1 : of, first, 1]
}

/** `YYYY-MM-DD`; undefined when there is no such day. */
function toDay(of: number, number: number, day: number): string | undefined {
  const date = new Date(Date.UTC(of, number - 1, day))
  if (date.getUTCMonth() !== number - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}
