const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff' }

const LIGATURE = /[œæßﬁﬂﬀ]/g
const MARKS = /\p{M}/gu

/** Folds a word: lower case, no accents, no ligatures: « Œuvrée » becomes « oeuvree ». */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
