/** Normalizes a PDF's text: letters for ligatures, single spaces, no control characters. */
export const normalizeSpaces = (text: string): string =>
  text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[ \t\r\n\f\v]+/g, ' ')
    .replace(/\p{Cc}|\p{Cs}|[\ufeff\ufffd-\uffff]/gu, '')
    .trim()
