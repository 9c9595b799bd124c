import { foldText } from './foldText'

/** Not in the middle of a word or a number. */
const start = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}]|[.,]\d)`

/** « n° 52 », « no. 52 », « n. 52 », « numéro 52 », « num. 52 », « # 52 »; also « numéro double 52-53 ». */
const labelled = new RegExp(
  String.raw`(?:${start}(?:nos?|nr|numeros?|num|n\.)[\s.:]*|#\s*)(?:(?:double|special)\s+)?0*([1-9]\d{0,3})${end}`,
  'u',
)

/** « Regards 52 », « Regards-52 ». */
const afterName = new RegExp(String.raw`${start}regards[\s._:–—-]*0*([1-9]\d{0,3})${end}`, 'u')

/** A number that is not the issue's: of a register, an address, a special issue. */
const foreign =
  /issn|isbn|siret|siren|cppap|paritaire|agrement|tel(?:\.|ephone)|fax|compte|facture|licence|hors[ -]serie|loi|article|\brue\b|\bavenue\b|cheque|abonne/u

const isYear = (number: number) => number >= 1900 && number <= 2100

/** A label may be the end of a word before it, « chanson 12 »: never after a letter. */
function matchNumber(line: string, pattern: RegExp, allowsYear: boolean): number | undefined {
  const found = pattern.exec(line)?.[1]
  if (found === undefined) return undefined
  const number = Number(found)
  return isYear(number) && !allowsYear ? undefined : number
}

/** The number of the issue that a line of text names; undefined when it names none. */
export function findNumero(line: string): number | undefined {
  const folded = foldText(line)
  if (foreign.test(folded)) return undefined
  return matchNumber(folded, labelled, true) ?? matchNumber(folded, afterName, false)
}

/** The number of the issue that a file's name contains: « Regards 52.pdf », « 52.pdf ». */
export function findNumeroInFileName(fileName: string): number | undefined {
  const folded = foldText(fileName.replace(/\.pdf$/i, '')).replaceAll(/[_\s]+/g, ' ')
  // « n52 », « r52 »: no space between them in file names.
  const glued = new RegExp(String.raw`${start}[nr][.-]?0*([1-9]\d{0,3})${end}`, 'u')
  const alone = /^0*([1-9]\d{0,3})$/
  const labelledWithDash = folded.replaceAll(/(?<=\b(?:no|numero|n))-/gu, ' ')
  return (
    findNumero(labelledWithDash) ??
    matchNumber(folded, glued, false) ??
    matchNumber(folded, alone, false)
  )
}
