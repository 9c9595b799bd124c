/** Words that a search marks, found as the site's search finds them: case, accents and plural. */

/** Letters that stand for two in a search, and typographic apostrophes. */
const replacements: [RegExp, string][] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/[’ʼ]/g, "'"],
]

/** Elided articles and pronouns: « l’été » is the word « été ». */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/

const shortestStem = 3

/** Lower case, without accents and ligatures. */
function foldText(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return replacements.reduce((folded, [sign, letters]) => folded.replace(sign, letters), plain)
}

/** The words of a text as they are compared: folded, without elision, punctuation and plural. */
function toTerms(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(elision, '').replace(/'/g, ''))
    .filter((word) => word !== '')
    .map(toStem)
}

function toStem(word: string): string {
  const stem = word
    .replace(/(?:aux|eaux)$/, (end) => (end === 'aux' ? 'al' : 'eau'))
    .replace(/[sx]$/, '')
  return stem.length >= shortestStem ? stem : word
}

/** Part of a search: words in a row (between « "…" »), or one word. */
type Phrase = string[]

function toPhrases(search: string): Phrase[] {
  const quoted = [...search.matchAll(/["«]([^"«»]+)["»]/g)].map(([, words = '']) => toTerms(words))
  const rest = search.replace(/["«][^"«»]+["»]/g, ' ')
  return [...quoted, ...toTerms(rest).map((term) => [term])].filter((phrase) => phrase.length > 0)
}

/**
 * Finds the words of a text that a search marks.
 * @param words of the text, in reading order
 * @returns the places of the words in the list
 */
export function findWords(words: string[], search: string): Set<number> {
  const phrases = toPhrases(search)
  const found = new Set<number>()
  if (phrases.length === 0) return found
  // A word of the text may be several terms: « arc-en-ciel ».
  const terms = words.flatMap((word, place) => toTerms(word).map((term) => ({ term, place })))
  terms.forEach((_, start) => {
    for (const phrase of phrases) {
      const matched = phrase.map((term, step) =>
        terms[start + step]?.term === term ? terms[start + step]?.place : undefined,
      )
      if (matched.includes(undefined)) continue
      for (const place of matched) if (place !== undefined) found.add(place)
    }
  })
  return found
}

/** A passage of a text around a found word. */
export type Passage = { texte: string; isMarked: boolean }[]

const wordsAround = 8

/**
 * Finds a search in a page's text. All of its words or phrases have to be there.
 * @returns how many words were found, and a passage around the first
 */
export function findInText(text: string, search: string): { count: number; passage: Passage } {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const found = findWords(words, search)
  const hasAll = toPhrases(search).every(
    (phrase) => findWords(words, `"${phrase.join(' ')}"`).size > 0,
  )
  const [first] = found
  if (!hasAll || first === undefined) return { count: 0, passage: [] }
  const start = Math.max(first - wordsAround, 0)
  const end = Math.min(first + wordsAround + 1, words.length)
  const passage = words.slice(start, end).map((word, index) => ({
    texte: word,
    isMarked: found.has(start + index),
  }))
  return {
    count: found.size,
    passage: [
      ...(start > 0 ? [{ texte: '…', isMarked: false }] : []),
      ...passage,
      ...(end < words.length ? [{ texte: '…', isMarked: false }] : []),
    ],
  }
}
