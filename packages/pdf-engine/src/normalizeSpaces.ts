/**
 * Normalizes text of a PDF: ligatures as letters, no control characters nor lone surrogates, single
 * spaces. No-break spaces stay.
 */
export const normalizeSpaces = (text: string): string =>
  text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[ \t\r\n\f\v]+/g, ' ')
    .replace(/\p{Cc}|\p{Cs}|[\ufeff\ufffd-\uffff]/gu, '')
    .trim()
