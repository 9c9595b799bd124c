const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'

/** Addresses of the web and of people, in which no character may change. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s"«»]+|(?<![^\s"«»])[^\s"«»@]+@[^\s"«»]+/gi
/** Stands for an address meanwhile; from Unicode's private use area. */
const PLACEHOLDER = '\ue000'

/** Quotations inside of one another. */
const MAX_LEVELS = 3

/** A quotation: it begins before a word, and ends after one. A quote after a digit is an inch. */
const QUOTATION = /(?<![\p{L}\p{N}])"([^"\n]*)"(?![\p{L}\p{N}])/gu
const SINGLE_QUOTATION = /(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\p{N}])/gu

/**
 * Keeps signs on the line of their word: a space before double punctuation and inside « » becomes
 * no-break, one before the number of a note a narrow one.
 */
export const keepSigns = (text: string): string =>
  text
    .replace(/ (?=[;:!?»])|(?<=«) /g, NO_BREAK_SPACE)
    .replace(/(?<=\S) (?=[⁰¹²³⁴-⁹])/g, NARROW_NO_BREAK_SPACE)

/**
 * Applies French typography to a string typed on a keyboard: curved apostrophes, and no-break
 * spaces inside « », before double punctuation and after the number of a century. Addresses stay as
 * they are. Idempotent.
 */
export function typeset(text: string): string {
  const addresses: string[] = []
  const hidden = text.replace(ADDRESS, (address) => {
    addresses.push(address)
    return PLACEHOLDER
  })
  return keepSigns(
    setQuotations(hidden)
      .replace(SINGLE_QUOTATION, '‘$1’')
      .replaceAll("'", '’')
      .replaceAll('...', '…')
      .replace(/«[ ]?(?=\S)/g, `«${NO_BREAK_SPACE}`)
      .replace(/(?<=\S) ?»/g, `${NO_BREAK_SPACE}»`)
      .replace(/»(?=[;:!?])/g, `»${NO_BREAK_SPACE}`)
      // Punctuation typed without a space before it, at the end of a sentence.
      .replace(/(?<=\p{L})([!?]+)(?=[\s)”]|$)/gu, `${NO_BREAK_SPACE}$1`)
      .replace(/(?<![IVX])([IVX]{1,6}e) siècle/g, `$1${NO_BREAK_SPACE}siècle`),
  ).replaceAll(PLACEHOLDER, () => addresses.shift() ?? PLACEHOLDER)
}

/** Sets quotations, the innermost first; a nested quotation gets “ ”. */
function setQuotations(text: string): string {
  let set = text
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    set = set.replace(QUOTATION, (all, words: string) =>
      words.trim() ? `«${NO_BREAK_SPACE}${setInner(words.trim())}${NO_BREAK_SPACE}»` : all,
    )
  }
  return set
}

const setInner = (words: string): string =>
  words.replace(/«([^«»]*)»/g, (_all, inner: string) => `“${inner.trim()}”`)
