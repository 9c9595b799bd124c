/** Frequent words that few other of these languages have. */
const FREQUENT: Record<string, string[]> = {
  fr: ['le', 'la', 'les', 'des', 'et', 'une', 'du', 'est', 'dans', 'pour', 'que', 'qui', 'sur'],
  en: ['the', 'and', 'of', 'to', 'is', 'that', 'with', 'for', 'was', 'from', 'this', 'are'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'von', 'ein', 'eine', 'den', 'auf'],
  es: ['el', 'los', 'las', 'del', 'y', 'una', 'con', 'por', 'para', 'como', 'más'],
  it: ['il', 'di', 'che', 'gli', 'della', 'con', 'sono', 'una', 'nel', 'più', 'delle'],
}

/** Part of the words that must be frequent ones of a language, and words needed to tell. */
const MIN_PART = 0.12
const MIN_WORDS = 20

/**
 * Returns the language of a PDF.
 * @param declared language tag of the PDF itself
 * @param words of its text
 * @returns a language tag (BCP 47), or null when it is unknown
 */
export function detectLanguage(declared: unknown, words: string[]): string | null {
  if (typeof declared === 'string' && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(declared)) {
    return declared
  }
  if (words.length < MIN_WORDS) return null
  const counts = new Map<string, number>()
  for (const word of words) {
    const lower = word.toLowerCase()
    counts.set(lower, (counts.get(lower) ?? 0) + 1)
  }
  const [best] = Object.entries(FREQUENT)
    .map(([language, frequent]) => ({
      language,
      count: frequent.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0),
    }))
    .sort((one, other) => other.count - one.count)
  return best && best.count >= MIN_PART * words.length ? best.language : null
}
