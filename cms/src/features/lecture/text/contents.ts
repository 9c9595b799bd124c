/** Headings of a list of contents. */
export const CONTENTS_HEADING =
  /^(?:(?:au|le|notre) )?sommaire\b|^dans ce num[ée]ro\b|^table des mati[èe]res\b|^contents\b|^in this issue\b/iu

/** The page of an entry, on its line: « 12 », « p. 12 ». */
const PAGE = String.raw`(?:p(?:\.|ages?)?[^\S\n]*)?\d+`

/** Dots from an entry of a list of contents to its page. */
export const LEADERS = new RegExp(
  String.raw`(?<!\.\s?)(?:[^\S\n]?\.){5,}[^\S\n]*(?=${PAGE}(?:\s|$))`,
  'gi',
)

const ENTRY = new RegExp(` … ${PAGE}$`, 'i')
const NUMBERED_ENTRY = new RegExp(String.raw`^${PAGE}\s+\P{L}{0,2}\p{Lu}`, 'u')

/** Whether a text below a heading is an entry of a list of contents, with its page behind it or in front. */
export const isEntry = (text: string, heading: string): boolean =>
  ENTRY.test(text) || (CONTENTS_HEADING.test(heading) && NUMBERED_ENTRY.test(text))
