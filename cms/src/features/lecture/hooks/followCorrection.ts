import type { CollectionBeforeChangeHook } from 'payload'

import { toPlainText } from '../text/toPlainText'
import type { StoredPage } from '../types'

/** Sets the plain text of a page: of its correction, or of the PDF where there is none. */
export const followCorrection: CollectionBeforeChangeHook<StoredPage> = ({ data, originalDoc }) => {
  const { texteCorrige = originalDoc?.texteCorrige, blocs = originalDoc?.blocs } = data
  return { ...data, texte: toPlainText(texteCorrige ?? blocs) }
}
