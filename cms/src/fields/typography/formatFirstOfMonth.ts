/** The first of a month has a name of its own in French, which formatters of dates do not know. */
export const formatFirstOfMonth = (text: string): string =>
  text.replace(/(?<=^|\s)1(?= \p{L}|–)/gu, '1er')
