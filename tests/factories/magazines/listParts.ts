import { paragraphs } from './content/paragraphs'
import type { MagazineArticle } from './content/types'

/** A part of an article as a layout draws it. */
export type DrawnPart =
  | { type: 'texte' | 'intertitre' | 'citation' | 'question'; texte: string }
  | { type: 'encadre'; titre: string; texte: string }

/** Lists the parts of an article's text in order, with the spaces of French typography. */
export function listParts({ debut, milieu, fin }: MagazineArticle): DrawnPart[] {
  const parts = milieu.map((part): DrawnPart => {
    if (typeof part === 'string') return { type: 'texte', texte: typeset(paragraphs[part]) }
    if ('intertitre' in part) return { type: 'intertitre', texte: typeset(part.intertitre) }
    if ('citation' in part) return { type: 'citation', texte: typeset(part.citation) }
    if ('question' in part) return { type: 'question', texte: typeset(part.question) }
    const { titre, texte } = part.encadre
    return { type: 'encadre', titre: typeset(titre), texte: typeset(texte) }
  })
  return [
    { type: 'texte', texte: typeset(debut) },
    ...parts,
    { type: 'texte', texte: typeset(fin) },
  ]
}

/**
 * Divides the parts of an article that goes on elsewhere.
 * @param count parts on its first page
 * @param words words of the part after them that stand on the first page still
 */
export function divide(
  article: MagazineArticle,
  count: number,
  words = 0,
): [DrawnPart[], DrawnPart[]] {
  const parts = listParts(article)
  const [before, after] = [parts.slice(0, count), parts.slice(count)]
  const [first] = after
  if (words === 0 || !first) return [before, after]
  const all = first.texte.split(' ')
  before.push({ ...first, texte: all.slice(0, words).join(' ') })
  return [before, [{ ...first, texte: all.slice(words).join(' ') }, ...after.slice(1)]]
}

/** Puts no-break spaces where French typography has them. */
export const typeset = (text: string): string =>
  text.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0')
