/**
 * « sans « mariage » ni « voile » »: the words that the nearest results of a search lack; at least
 * one.
 */
export const describeMissing = (words: string[]): string =>
  `sans ${words.map((word) => `«\u00a0${word}\u00a0»`).join(' ni ')}`
