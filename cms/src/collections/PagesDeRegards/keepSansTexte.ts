import type { FieldHook } from 'payload'

import { toPlainText } from '../../features/lecture/text/toPlainText'
import type { StoredPage } from '../../features/lecture/types'

/**
 * Field hook of `sansTexte`: a scanned page has a text once somebody typed it, and none again
 * without it.
 */
export const keepSansTexte: FieldHook<StoredPage, boolean> = ({
  siblingData,
  originalDoc,
  value,
}) => {
  const { blocs, texteCorrige } = siblingData as Partial<StoredPage>
  if (toPlainText(texteCorrige)) return false
  return toPlainText(originalDoc?.texteCorrige) ? toPlainText(blocs) === '' : (value ?? false)
}
