/** Replaces no-break spaces with ordinary ones, for tests of wording rather than typography. */
export const normalizeSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
