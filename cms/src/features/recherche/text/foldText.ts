const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff' }

const LIGATURE = /[œæßﬁﬂﬀ]/g
const MARKS = /\p{M}/gu

/** Most words have nothing but the letters of ASCII, and are folded once in lower case. */
const PLAIN = /^[ -~]*$/

/** Folds a word: lower case, no accents, no ligatures: « Œuvrée » becomes « oeuvree ». */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
}
