import { MAX_ISSUE_TITLE } from '@regards/contract/limits'
import type { PdfLine } from './reader/toLines'
import { findDate } from './findDate'
import { findNumero } from './findNumero'
import { foldText } from './foldText'

const minLength = 4

/** In parts of the page's height: 14 points on an A4 page. */
const minSize = 0.0165

/** Two lines of a title have nearly the same size. */
const sameSize = 0.08
const maxLines = 4

/** Titles that programs give: file names, « Sans titre », « Microsoft Word - … ». */
const junk =
  /\.(?:indd|qxp|qxd|docx?|odt|pdf|pub|sla|pptx?|ai|psd)\b|^(?:microsoft word|sans[ _-]?titre|untitled|mise en page|document ?\d*|page ?\d*|maquette|layout|scan|numeris|couv|copie|bat\b|hd\b|bd\b|epreuve)/u

/** Lines of a cover that are not its title: the masthead, a price, a web address. */
const cover =
  /^(?:la )?revue |^regards$|trimestriel|bimestriel|mensuel|semestriel|issn|€|\beuros?\b|www\.|https?:|@|^page \d|^prix\b|^hors[ -]serie|^federation|^sommaire$|^supplement|^edito/u

/** A masthead before the title: « Regards n° 52 – », « Regards, mars 2024 : ». */
const masthead =
  /^regards?(?:(?=[\s,:;.|/–—-]|$)[\s,:;.|/–—-]*(?:(?:numero|num|no|n|#)[\s.]*)?\d*)?/u

/** The title that a PDF's properties contain, without number and date; undefined for a useless one. */
export function findTitreInProperties(title: string | undefined): string | undefined {
  if (!title || junk.test(foldText(title))) return undefined
  const rest = removeMasthead(title)
  return isTitle(rest) && rest.includes(' ') ? rest.slice(0, MAX_ISSUE_TITLE) : undefined
}

/** The title on a cover: its largest text that is no masthead, number, date or price. */
export function findTitreOnCover(lines: PdfLine[]): string | undefined {
  const isCandidate = ({ text, size }: PdfLine) =>
    size >= minSize &&
    !cover.test(foldText(text)) &&
    isTitle(removeMasthead(text)) &&
    !isReference(text)
  const largest = Math.max(...lines.filter(isCandidate).map(({ size }) => size))
  const first = lines.findIndex((line) => line.size === largest && isCandidate(line))
  if (first < 0) return undefined
  const parts: string[] = []
  for (const line of lines.slice(first, first + maxLines)) {
    if (
      Math.abs(line.size - largest) > largest * sameSize ||
      (!isCandidate(line) && parts.length === 0)
    )
      break
    if (isReference(line.text) || cover.test(foldText(line.text))) break
    parts.push(parts.length === 0 ? removeMasthead(line.text) : line.text)
  }
  return joinLines(parts).slice(0, MAX_ISSUE_TITLE)
}

/** A word that is cut at the end of a line is one again. */
function joinLines(parts: string[]): string {
  return parts.reduce((text, part) =>
    /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(part) ? text.slice(0, -1) + part : `${text} ${part}`,
  )
}

/** Removes the masthead « Regards n° 52 – » from the start of a title. */
function removeMasthead(text: string): string {
  const composed = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const folded = foldText(composed)
  if (folded.length !== composed.length) return composed
  let length = masthead.exec(folded)?.[0].length ?? 0
  // A word that only starts so: « Regardsur ».
  if (/^[\p{L}]/u.test(folded.slice(length)) && /\p{L}$/u.test(folded.slice(0, length))) length = 0
  let rest = composed.slice(length)
  const date = findDate(rest)
  if (date && foldText(rest).indexOf(foldText(date.words)) <= 4)
    rest = rest.slice(rest.indexOf(date.words) + date.words.length)
  return rest.replace(/^[\s,:;.|/–—-]+/u, '').trim()
}

const isTitle = (text: string) => text.length >= minLength && /\p{L}{3}/u.test(text)

/** A line that says number or date, and hardly anything else. */
function isReference(text: string): boolean {
  const date = findDate(text)
  if (date && date.words.length > text.length / 2) return true
  return findNumero(text) !== undefined && text.length < 24
}
