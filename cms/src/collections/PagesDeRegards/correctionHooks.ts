import type { FieldHook } from 'payload'

import { richTextToText } from '../../features/journal/changes/richTextToText'
import type { Bloc } from '../../features/lecture/types'
import { blocsToText } from './blocsToRichText'

interface Page {
  blocs?: Bloc[] | null
  texteCorrige?: object | null
}

/** Field hook of `texte`: search finds the corrected text, and the extracted one without it. */
export const keepSearchText: FieldHook = ({ siblingData, originalDoc, value }) => {
  const { blocs, texteCorrige } = siblingData as Page
  const correction = richTextToText(texteCorrige)
  if (correction) return correction
  const hadCorrection = richTextToText((originalDoc as Page | undefined)?.texteCorrige) !== ''
  return hadCorrection ? blocsToText(blocs ?? []) : (value as unknown)
}

/** Field hook of `sansTexte`: a scanned page has a text once somebody typed it. */
export const keepSansTexte: FieldHook = ({ siblingData, originalDoc, value }) => {
  const { blocs, texteCorrige } = siblingData as Page
  if (richTextToText(texteCorrige)) return false
  const hadCorrection = richTextToText((originalDoc as Page | undefined)?.texteCorrige) !== ''
  return hadCorrection ? (blocs ?? []).length === 0 : (value as unknown)
}
