import { foldText } from '@regards/text-analysis'

/** The name of a section, by which its spellings are one: « Savoir-Faire » and « SAVOIR-FAIRE ». */
export const toSectionKey = (rubrique: string): string =>
  foldText(rubrique).replace(/\s+/g, ' ').trim()
