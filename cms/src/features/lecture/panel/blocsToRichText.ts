import {
  element,
  list,
  paragraph,
  richText,
  type LexicalState,
  type Node,
} from '../../../fields/editor/lexicalState'
import type { Bloc } from '@regards/contract/schemas/blocs'

const LOWEST_HEADING = 3

/** Turns the text of a PDF into rich text, which has no tables: a row becomes a paragraph. */
export const blocsToRichText = (blocs: Bloc[]): LexicalState => richText(...blocs.flatMap(toNodes))

function toNodes(bloc: Bloc): Node[] {
  switch (bloc.type) {
    case 'titre': {
      const { children } = paragraph(bloc.texte)
      return [
        { type: 'heading', tag: `h${Math.min(bloc.niveau, LOWEST_HEADING)}`, ...element, children },
      ]
    }
    case 'paragraphe':
      return bloc.role === 'citation'
        ? [{ type: 'quote', ...element, children: paragraph(...toLines(bloc.texte)).children }]
        : [paragraph(...toLines(bloc.texte))]
    case 'liste':
      return [list(bloc.ordonnee, bloc.elements)]
    case 'tableau':
      return [...(bloc.entete ? [bloc.entete] : []), ...bloc.lignes].map((row) =>
        paragraph(row.join(' – ')),
      )
    case 'image':
      return [
        ...(bloc.alternative ? [paragraph(`Image\u00a0: ${bloc.alternative}`)] : []),
        ...(bloc.legende ? [paragraph(bloc.legende)] : []),
      ]
  }
}

const toLines = (text: string): (string | Node)[] =>
  text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? line : [{ type: 'linebreak', version: 1 }, line]))
