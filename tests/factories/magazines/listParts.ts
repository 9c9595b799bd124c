import type { MagazineArticle } from './content/types'

/** A part of an article as its magazine prints it. */
type DrawnPart =
  | { type: 'texte' | 'intertitre' | 'citation' | 'question'; texte: string }
  | { type: 'encadre'; titre: string; texte: string }

/** Lists the parts of an article's text in order, with the spaces of French typography. */
export function listParts({ debut, milieu, fin }: MagazineArticle): DrawnPart[] {
  const parts = milieu.map((part): DrawnPart => {
    if (typeof part === 'string') return { type: 'texte', texte: typeset(part) }
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

/** Puts no-break spaces where French typography has them. */
const typeset = (text: string): string =>
  text.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0')
