import { cleanLetters } from './cleanLetters'
import { findHiddenObjects } from './findHiddenObjects'
import type { PdfPage } from './openPage'
import { readLetters, type Letter } from './readLetters'

export function readShownLetters(page: PdfPage): Letter[] {
  const letters = readLetters(page)
  const hidden = findHiddenObjects(page, letters)
  return cleanLetters(letters.filter(({ object }) => !hidden.has(object)))
}
