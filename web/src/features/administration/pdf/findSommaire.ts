import { MAX_SUMMARY } from '@regards/contract/limits'
import type { PdfLine } from './reader/toLines'
import { foldText } from './foldText'

/** Within the server's limit of the field. */
const maxEntries = 40
const minEntries = 2
const minOutline = 3

const heading =
  /^(?:le |au |en )?(?:sommaire|table des matieres|dans ce numero|au fil des pages|contenu)(?: (?:du )?(?:numero|no) ?\d*)?[\s:.!]*$/u

/** Lines of the imprint, which often stands beside the table of contents. */
const imprint =
  /issn|siret|depot legal|directeur|directrice|redact(?:ion|eur|rice)|imprime|imprimeur|maquette|mise en page|comite|abonnement|photo de couverture|couverture :|conception|www\.|https?:|@|\btel\b|€|^regards$|^page \d/u

/** Letters of a line with a page number, at most: the patterns look at it from several sides. */
const maxLine = 200

/** Page number at the end, after leaders or a space; at least one letter stands before it. */
const folioAtEnd =
  /^(?<title>.*\p{L}.*?)[\s.…·_–—-]*(?:\s|[.…·_]{2,}|\bp\.?\s?|\bpages?\s)(?<folio>\d{1,3})(?:\s*(?:[-–àa]|et)\s*\d{1,3})?$/u
const folioAtStart =
  /^(?:p\.?\s?|page\s)?(?<folio>\d{1,3})(?:\s*[-–]\s*\d{1,3})?[\s.…·_–—:|-]+(?<title>.*\p{L}.*)$/u
const folioAlone = /^(?:p\.?\s?|page\s)?\d{1,3}$/u

const matchFolio = (pattern: RegExp, line: string) =>
  line.length > maxLine ? undefined : pattern.exec(line)?.groups

type FoundSommaire = { text: string; page: number }

/** The table of contents within the first pages, one entry a line; undefined when there is none. */
export function findSommaire(pages: PdfLine[][]): FoundSommaire | undefined {
  for (const [index, lines] of pages.entries()) {
    const at = lines.findIndex(({ text }) => heading.test(spaceOut(foldText(text))))
    if (at < 0) continue
    // Its heading may stand anywhere on the page in the PDF's order: the entries before it count too.
    const rest = [...lines.slice(at + 1), ...lines.slice(0, at)].map(({ text }) => text)
    const entries = listEntries(rest)
    const found =
      entries.length >= minEntries ? entries : joinAuthors(listLines(lines.slice(at + 1)))
    if (found.length >= minEntries) return { text: join(found), page: index + 1 }
  }
  return undefined
}

/** The titles of the PDF's outline; undefined when they are too few to be its contents. */
export function findSommaireInOutline(outline: string[]): string | undefined {
  const titles = outline.filter(
    (title) => /\p{L}{3}/u.test(title) && !/\.(?:indd|pdf)$/i.test(title),
  )
  return titles.length >= minOutline ? join(titles) : undefined
}

const join = (entries: string[]) =>
  [...new Set(entries)].slice(0, maxEntries).join('\n').slice(0, MAX_SUMMARY)

/** « S O M M A I R E » is written with spaces. */
const spaceOut = (text: string) =>
  /^(?:\p{L} )+\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text

/** Entries with a page number, which may stand alone on the line before or after. */
function listEntries(lines: string[]): string[] {
  const entries: string[] = []
  const style = getFolioStyle(lines)
  let pending = ''
  let isAfterFolio = false
  // Whether the line before is the beginning of an entry, and not what stands below it.
  let isInEntry = false
  for (const line of lines) {
    const count = entries.length
    const start = matchFolio(folioAtStart, line)
    const end = matchFolio(folioAtEnd, line)
    if (folioAlone.test(line)) {
      if (style === 'end' && pending) entries.push(pending)
      pending = ''
      isAfterFolio = style === 'start'
    } else if (style === 'start' && start?.title) {
      entries.push(start.title)
      pending = ''
      isAfterFolio = false
    } else if (style === 'end' && end?.title) {
      // The end of an entry that began on the line before.
      entries.push(pending && /^\p{Ll}/u.test(line) ? `${pending} ${end.title}` : end.title)
      pending = ''
    } else if (isAfterFolio && /\p{L}/u.test(line)) {
      entries.push(line)
      isAfterFolio = false
    } else if (style === 'start' && isInEntry && /^\p{Ll}/u.test(line)) {
      entries.push(`${entries.pop() ?? ''} ${line}`)
      continue
    } else {
      pending = imprint.test(foldText(line)) ? '' : line
    }
    isInEntry = entries.length > count
  }
  return entries.map(clean).filter((entry) => /\p{L}{2}/u.test(entry))
}

/** On which side of its entries a table of contents has its page numbers. */
function getFolioStyle(lines: string[]): 'start' | 'end' {
  const starts = lines.filter((line) => matchFolio(folioAtStart, line)).length
  const ends = lines.filter((line) => matchFolio(folioAtEnd, line)).length
  if (starts !== ends) return starts > ends ? 'start' : 'end'
  const first = lines.find((line) => folioAlone.test(line) || /\p{L}{3}/u.test(line))
  return first !== undefined && folioAlone.test(first) ? 'start' : 'end'
}

/** Lines of a table of contents without page numbers, up to a text that stands beside it. */
function listLines(lines: PdfLine[]): string[] {
  const texts = lines.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
  return texts
    .slice(0, findProse(texts))
    .map(clean)
    .filter((text) => /\p{L}{3}/u.test(text) && text.length <= 160)
    .filter((text) => !imprint.test(foldText(text)) || /^la rédaction$/iu.test(text))
}

/** « Par Anne Le Goff », « Anne Le Goff et Jean Rey », « La rédaction ». */
const authors =
  /^(?:[Pp]ar |Textes? (?:de |: ?)|Propos recueillis |La rédaction$|(?:\p{Lu}[\p{L}’'.-]+ (?:(?:le|la|de|du|des) )?){1,2}\p{Lu}[\p{L}’'-]+(?:(?:,| et) (?:\p{Lu}[\p{L}’'.-]+ ?){2,3})*$)/u

/** Joins lines with the authors of an entry to it. */
function joinAuthors(lines: string[]): string[] {
  const joined: string[] = []
  let isEntry = false
  for (const line of lines) {
    isEntry = !(isEntry && authors.test(line))
    joined.push(isEntry ? line : `${joined.pop() ?? ''}, ${line}`)
  }
  return joined
}

const clean = (text: string) =>
  text
    .replaceAll(/[.…·_]{3,}|(?:\s[.·]){2,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s•▪■◆●►–—-]+/u, '')
    .replace(/(?<![\s.…·_–—-])[\s.…·_–—-]+$/u, '')

/** Lines of which two out of three in a row are running text. */
const span = 3
const minProse = 2
const longLine = 80
const minWords = 5
const minSentence = 8

/** Headings of separate texts beside a table of contents. */
const proseHeading =
  /^(?:l ?)?(?:edito(?:rial)?|avant-propos|(?:le )?mot (?:de|du|des) .{3,40})[\s.!:]*$/u

/**
 * Where running text begins in lines of a page, with its proseHeading; their number when there is none. An entry
 * of a table of contents may have two lines, and a sentence below it: two such lines of prose are
 * not running text.
 */
function findProse(lines: string[]): number {
  const prose = lines.map(isProse)
  const at = prose.findIndex((isOne, index) => {
    const near = prose.slice(index, index + span)
    return isOne && near.length === span && near.filter(Boolean).length >= minProse
  })
  if (at < 0) return lines.length
  // The first line of a paragraph does not look like one: the next goes on in a sentence.
  const begin = at > 0 && startsLow(lines[at]) && !endsSentence(lines[at - 1]) ? at - 1 : at
  return begin > 0 && proseHeading.test(foldText(lines[begin - 1] ?? '')) ? begin - 1 : begin
}

function isProse(line: string): boolean {
  const words = line.split(' ').length
  if (line.length > longLine) return true
  if (words >= minWords && (startsLow(line) || /\p{L}-$/u.test(line))) return true
  if (words >= minWords && /\p{Ll}{2}[.!?…]\s\p{Lu}/u.test(line)) return true
  return words >= minSentence && endsSentence(line)
}

const startsLow = (line = '') => /^\p{Ll}/u.test(line)

const endsSentence = (line = '') => /[.!?…]$/u.test(line)
