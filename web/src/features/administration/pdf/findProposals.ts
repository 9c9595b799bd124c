import type { PdfContent } from './reader/PdfContent'
import type { PdfLine } from './reader/toLines'
import { findDate, findDateInFileName, type FoundDate } from './findDate'
import { findNumero, findNumeroInFileName } from './findNumero'
import { findSommaire, findSommaireInOutline } from './findSommaire'
import { findTitreInProperties, findTitreOnCover } from './findTitre'
import { foldText } from './foldText'
import type { Proposal, ProposalOrigin, Proposals } from './Proposal'

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
