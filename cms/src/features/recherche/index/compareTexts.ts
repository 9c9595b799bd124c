import type { Group } from './SearchIndex'

/** Stages that keep the entries whose texts have all words and phrases. */
export function compareTexts(groups: Group[], phrases: string[][]): object[] {
  const conditions = [
    ...groups.map(({ racines }) => ({ $or: racines.map(contains) })),
    ...phrases.map((stems) => contains(stems.join(' '))),
  ]
  return [
    { $set: { tout: { $concat: ['$titre', '$texte'] } } },
    { $match: { $expr: { $and: conditions } } },
  ]
}

/** Whether the texts have a sequence of whole stems; takes half the time of a regular expression. */
const contains = (sequence: string): object => ({
  $gte: [{ $indexOfBytes: ['$tout', ` ${sequence} `] }, 0],
})
