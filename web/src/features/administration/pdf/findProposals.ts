import type { PdfContent } from './reader/PdfContent'
import type { PdfLine } from './reader/toLines'
import { findDate, findDateInFileName, type FoundDate } from './findDate'
import { findNumero, findNumeroInFileName } from './findNumero'
import { findSommaire, findSommaireInOutline } from './findSommaire'
import { foldText } from './foldText'
import type { Proposal, ProposalOrigin, Proposals } from './Proposal'
import { MAX_ISSUE_TITLE } from '@regards/contract/limits'

type PdfTexts = Pick<PdfContent, 'title' | 'subject' | 'pages' | 'outline'>

/** Finds number, date, title and summary of an issue in its PDF, with their origin. */
export function findProposals(content: PdfTexts, fileName: string): Omit<Proposals, 'couverture'> {
  return {
    ...named('numero', proposeNumero(content, fileName)),
    ...named('dateParution', proposeDate(content, fileName)),
    ...named('titre', proposeTitre(content)),
    ...named('sommaire', proposeSommaire(content)),
  }
}

function proposeNumero(content: PdfTexts, fileName: string): Proposal | undefined {
  const [cover = [], ...others] = content.pages
  return (
    toNumero(findOnPage(cover), { kind: 'page', page: 1 }) ??
    toNumero(findNumero(content.title ?? ''), { kind: 'properties' }) ??
    toNumero(findNumeroInFileName(fileName), { kind: 'fileName' }) ??
    toNumero(findNumero(content.subject ?? ''), { kind: 'properties' }) ??
    findFirst(others, (lines, page) =>
      toNumero(findOnPage(lines.filter(isOfTheMagazine)), { kind: 'page', page: page + 2 }),
    )
  )
}

/** On inner pages, « n° 12 » may be a house or another magazine: accepts a short line, or one with « Regards ». */
const isOfTheMagazine = ({ text }: PdfLine) => text.length <= 24 || /regards/i.test(text)

/** On a cover, « numéro » and « 52 » are often two lines of different sizes: they become one. */
function joinLabels(lines: PdfLine[]): PdfLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1]
    const isLabel = /^(?:no|numero|#)$/.test(foldText(line.text))
    return isLabel && next && /^\d{1,4}$/.test(next.text)
      ? { text: `${line.text} ${next.text}`, size: next.size }
      : line
  })
}

/** A line that says « Regards » as well comes before others, then the larger one. */
function findOnPage(lines: PdfLine[]): number | undefined {
  const rank = ({ text, size }: PdfLine) => (/regards/i.test(text) ? 1 : 0) + size
  return joinLabels(lines)
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ text }) => findNumero(text))
    .find((numero) => numero !== undefined)
}

function proposeDate(content: PdfTexts, fileName: string): Proposal | undefined {
  const [cover = [], ...others] = content.pages
  return (
    toDate(findDateOnCover(cover), { kind: 'page', page: 1 }) ??
    toDate(findDate(content.title ?? ''), { kind: 'properties' }) ??
    toDate(findDateInFileName(fileName), { kind: 'fileName' }) ??
    toDate(findDate(content.subject ?? ''), { kind: 'properties' }) ??
    findFirst(others, (lines, page) =>
      toDate(findFirst(lines, findDateOfIssue), { kind: 'page', page: page + 2 }),
    )
  )
}

/** The date beside the issue's number, else a date alone on a line, else the first. */
function findDateOnCover(lines: PdfLine[]): FoundDate | undefined {
  const at = lines.findIndex(({ text }) => findNumero(text) !== undefined)
  const found = lines.flatMap(({ text }, index) => {
    const date = findDate(text)
    if (!date) return []
    const isNear = at >= 0 && Math.abs(index - at) <= 1
    const isAlone = date.words.length >= text.length - 2
    return [{ date, rank: (isNear ? 2 : 0) + (isAlone ? 1 : 0) }]
  })
  return found.toSorted((one, other) => other.rank - one.rank)[0]?.date
}

/** On inner pages, reads a date only from a line about the issue: « Dépôt légal : mars 2024 ». */
function findDateOfIssue({ text }: PdfLine): FoundDate | undefined {
  const isAboutIssue = /depot legal|parution|paru(?:e)? (?:le|en)|regards|trimestriel/.test(
    foldText(text),
  )
  return isAboutIssue || findNumero(text) !== undefined ? findDate(text) : undefined
}

function proposeTitre({ title, pages }: PdfTexts): Proposal | undefined {
  const inProperties = findTitreInProperties(title)
  if (inProperties) return { value: inProperties, origin: { kind: 'properties' } }
  const onCover = findTitreOnCover(pages[0] ?? [])
  return onCover ? { value: onCover, origin: { kind: 'page', page: 1 } } : undefined
}

function proposeSommaire({ pages, outline }: PdfTexts): Proposal | undefined {
  const found = findSommaire(pages)
  if (found) return { value: found.text, origin: { kind: 'page', page: found.page } }
  const inOutline = findSommaireInOutline(outline)
  return inOutline ? { value: inOutline, origin: { kind: 'outline' } } : undefined
}

const toNumero = (numero: number | undefined, origin: ProposalOrigin): Proposal | undefined =>
  numero === undefined ? undefined : { value: String(numero), origin }

const toDate = (date: FoundDate | undefined, origin: ProposalOrigin): Proposal | undefined =>
  date && { value: date.day, origin, words: date.words }

function findFirst<Item, Result>(
  items: Item[],
  find: (item: Item, index: number) => Result | undefined,
): Result | undefined {
  for (const [index, item] of items.entries()) {
    const result = find(item, index)
    if (result !== undefined) return result
  }
  return undefined
}

const named = <Name extends string>(name: Name, proposal: Proposal | undefined) =>
  proposal ? ({ [name]: proposal } as Record<Name, Proposal>) : {}

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
