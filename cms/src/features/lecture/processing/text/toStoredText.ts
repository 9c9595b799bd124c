import type { PdfPage } from '@regards/pdf-engine/openPage'
import { toUnits } from '@regards/pdf-engine/units'

import type { Bloc, Mot } from '../../types'
import { textsOf, toBloc, type TextBlock } from './buildBlocks'
import type { PlacedWord } from './joinLines'
import type { PageText } from './readPageText'

/**
 * Makes what is stored of a page's text: all its words in reading order, and its blocks.
 * @param shown the blocks with the page's pictures, if it has any
 */
export function toStoredText(
  { blocks, above, below }: PageText,
  page: PdfPage,
  shown: TextBlock[] = blocks,
): { mots: Mot[]; blocs: Bloc[] } {
  const words = blocks.flatMap(textsOf).flatMap(({ mots }) => mots)
  return {
    mots: [...above, ...words, ...below].map((word) => toMot(word, page)),
    blocs: shown.map(toBloc),
  }
}

const toMot = ({ texte, box, entier, suite }: PlacedWord, page: PdfPage): Mot => {
  const place = toUnits(box, page)
  return entier === undefined ? [...place, texte] : [...place, texte, entier, suite ? 1 : 0]
}
