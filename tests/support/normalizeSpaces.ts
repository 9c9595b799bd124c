/** A text whose no-break spaces are ordinary ones, for tests of what it says and not of its typography. */
export const normalizeSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
