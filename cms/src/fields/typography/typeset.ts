const NO_BREAK_SPACE = '\u00a0'

/**
 * Applies French typography to a string typed on a keyboard: curved apostrophes, and no-break
 * spaces inside « », before double punctuation and after the number of a century. Idempotent.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/"([^"\n]+)"/g, `«${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}»`)
    .replace(/«[ ]?(?=\S)/g, `«${NO_BREAK_SPACE}`)
    .replace(/(?<=\S) ?»/g, `${NO_BREAK_SPACE}»`)
    .replace(/»(?=[;:!?])/g, `»${NO_BREAK_SPACE}`)
    .replace(/ ([;:!?])/g, `${NO_BREAK_SPACE}$1`)
    // Punctuation typed without a space before it, at the end of a sentence.
    .replace(/(?<=\p{L})([!?])(?=\s|$)/gu, `${NO_BREAK_SPACE}$1`)
    .replace(/([IVX]+e) siècle/g, `$1${NO_BREAK_SPACE}siècle`)
