/** « sans « mariage » ni « voile » »: the words, at least one, that the nearest results lack. */
export const describeMissing = (words: string[]): string =>
  `sans ${words.map((word) => `«\u00a0${word}\u00a0»`).join(' ni ')}`
