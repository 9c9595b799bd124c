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
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/ ([»;:!?])/g, `${NO_BREAK_SPACE}$1`)
    .replace(/([IVX]+e) siècle/g, `$1${NO_BREAK_SPACE}siècle`)
