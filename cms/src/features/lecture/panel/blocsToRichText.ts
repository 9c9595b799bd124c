import { paragraph, richText, type LexicalState } from '../../../fields/editor/lexicalState'
import type { Bloc } from '@regards/contract/schemas/blocs'

type Node = LexicalState['root']['children'][number]

const element = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }

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

const list = (isOrdered: boolean, items: string[]): Node => ({
  type: 'list',
  listType: isOrdered ? 'number' : 'bullet',
  tag: isOrdered ? 'ol' : 'ul',
  start: 1,
  ...element,
  children: items.map((item, index) => ({
    type: 'listitem',
    value: index + 1,
    ...element,
    children: paragraph(item).children,
  })),
})
