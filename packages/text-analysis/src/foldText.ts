/** Letters with a stroke or a dot, and ligatures, which Unicode does not decompose. */
const LETTERS: Record<string, string> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
}

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Accents, and the fraction slash of signs such as ½. */
const NO_LETTERS = /[^\p{L}\p{N}]/gu

/** Most words have nothing but letters and digits of ASCII. */
const PLAIN = /^[a-z0-9]*$/

/**
 * Folds a word: lower case, no accents, no ligatures, no superscripts: « Œuvrée » becomes « oeuvree
 * », « XIXᵉ » « xixe ».
 */
export function foldText(word: string): string {
  const lower = word.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(NO_LETTERS, '')
}
