/** « sans « mariage » ni « voile » »: what the nearest results of a search lack; at least one word. */
export const describeMissing = (words: string[]): string =>
  `sans ${words.map((word) => `«\u00a0${word}\u00a0»`).join(' ni ')}`
