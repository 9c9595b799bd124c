import { endsSentence, isRest } from '../proposal/placedBlocs'
import type { BlocDArticle } from '../records/types'

/** Pictures, boxes and quotations that may stand between the parts of a divided paragraph. */
const MAX_BETWEEN = 4

type Paragraph = Extract<BlocDArticle, { type: 'paragraphe' }>

/**
 * Joins the parts of paragraphs that a page or a column divides in the middle of a sentence, for reading:
 * the whole stands where its first part is.
 */
export function joinDivided(blocs: BlocDArticle[]): BlocDArticle[] {
  const joined: BlocDArticle[] = []
  for (const bloc of blocs) {
    const index = findBegun(joined)
    const begun = joined[index]
    if (begun && isText(begun) && isText(bloc) && isRest(bloc.texte)) {
      joined[index] = { ...begun, texte: `${begun.texte} ${bloc.texte}` }
    } else joined.push(bloc)
  }
  return joined
}

/** Finds the paragraph that has not ended yet; -1 when all have. */
function findBegun(blocs: BlocDArticle[]): number {
  const first = Math.max(blocs.length - 1 - MAX_BETWEEN, 0)
  for (let index = blocs.length - 1; index >= first; index -= 1) {
    const bloc = blocs[index]
    if (bloc && isText(bloc)) return endsSentence(bloc.texte) ? -1 : index
    if (!bloc || (bloc.type !== 'image' && !('role' in bloc))) return -1
  }
  return -1
}

const isText = (bloc: BlocDArticle): bloc is Paragraph => bloc.type === 'paragraphe' && !bloc.role
