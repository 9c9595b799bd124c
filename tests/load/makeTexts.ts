const SYLLABLES =
  'ba be bi bo bou ca che co cour da de di dou fa fe fi fou gar ge glou ja jo la le li lou ma me mi mon na ne no pa pe pi plan po ra re ri ro rou sa se si son ta te ti tou va ve vi voi'.split(
    ' ',
  )

const ENDINGS = ['', 's', 'e', 'es', 'er', 'eur', 'eurs', 'tion', 'tions', 'age', 'ages', 'ier']

const VOCABULARY = 20_000

/** Invents words, the most frequent first. */
export function makeVocabulary(): string[] {
  const words = new Set<string>()
  while (words.size < VOCABULARY) {
    const syllables = 2 + Math.floor(Math.random() * 2.5)
    const stem = Array.from({ length: syllables }, () => pick(SYLLABLES)).join('')
    words.add(stem + pick(ENDINGS))
  }
  return [...words]
}

const pick = (from: string[]): string => from[Math.floor(Math.random() * from.length)] ?? ''

/** Words that are left out of an index, as often as in French: every second one. */
const SMALL_WORDS = 'le la les de des du et en un une à dans pour par sur que qui'.split(' ')

/** Writes a page whose words are as frequent as in real texts (Zipf's law). */
export function writePage(vocabulary: string[], words: number): string {
  return Array.from({ length: words }, () => {
    if (Math.random() < 0.45) return pick(SMALL_WORDS)
    const rank = Math.floor(vocabulary.length ** Math.random()) - 1
    return vocabulary[rank] ?? ''
  }).join(' ')
}
