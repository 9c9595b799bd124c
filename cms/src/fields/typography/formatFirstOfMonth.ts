/** Replaces "1" with "1er" before the month, which date formatters do not do in French. */
export const formatFirstOfMonth = (text: string): string =>
  text.replace(/(?<=^|\s)1(?= \p{L}|–)/gu, '1er')
