import { findMarks as findMatches, removeInvisible } from '@regards/text-analysis'
import type { Mot } from './toCouche'

/**
 * Finds the words of a page that a search marks. Loaded with the first search: see TextLayer.tsx.
 * @returns the indices of the boxes, all of a divided word
 */
export function findMarks(mots: Mot[], search: string): Set<number> {
  let text = ''
  let word = { start: 0, end: 0 }
  const places = mots.map(({ texte, entier = texte, isSuite }, index) => {
    // A further box of the same word.
    if (isSuite && index > 0) return word
    const start = text === '' ? 0 : text.length + 1
    text += (text === '' ? '' : ' ') + removeInvisible(entier)
    word = { start, end: text.length }
    return word
  })
  const matches = findMatches(text, search)
  const isMarked = (place: typeof word) =>
    matches.some(({ start, end }) => start < place.end && end > place.start)
  return new Set(places.flatMap((place, index) => (isMarked(place) ? [index] : [])))
}
