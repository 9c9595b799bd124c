const NO_BREAK_SPACE = '\u00a0'

/**
 * Sets a text typed on a keyboard as French typography wants it: curved apostrophes, and no-break
 * spaces inside « », before double punctuation and after the number of a century. What is set
 * already stays as it is.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/"([^"\n]+)"/g, `«${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}»`)
    .replace(/«[ ]?(?=\S)/g, `«${NO_BREAK_SPACE}`)
    .replace(/(?<=\S) ?»/g, `${NO_BREAK_SPACE}»`)
    .replace(/ ([;:!?])/g, `${NO_BREAK_SPACE}$1`)
    // A mark that was typed against its word, at the end of a sentence.
    .replace(/(?<=\p{L})([!?])(?=\s|$)/gu, `${NO_BREAK_SPACE}$1`)
    .replace(/([IVX]+e) siècle/g, `$1${NO_BREAK_SPACE}siècle`)
