import { blocksOf, childrenOf, type RichTextNode } from '../../../lib/richText'
import type { Bloc, StoredPage } from '../../lecture'
import { toPlainText } from '../../lecture/text/toPlainText'

/**
 * Returns the blocks of a page as its readers have them: with the texts of its correction, among which the
 * pictures stay after as many texts as before. A correction that has lost headings, with which articles
 * begin, leaves the blocks that were found in the PDF.
 */
export function toCurrentBlocs({
  blocs,
  texteCorrige,
}: Pick<StoredPage, 'blocs' | 'texteCorrige'>): Bloc[] {
  const found = blocs ?? []
  const pictures = new Set(found.flatMap(toPictureTexts))
  const typed = blocksOf(texteCorrige)
    .flatMap(toBloc)
    .filter((bloc) => !('texte' in bloc && pictures.has(bloc.texte)))
  const texts = found.filter((bloc) => bloc.type !== 'image')
  if (typed.length === 0) return found
  if (haveSamePlaces(typed, texts)) return addPictures(typed.map(keepKindOf(texts)), found)
  return countHeadings(typed) < countHeadings(texts) ? found : addPictures(typed, found)
}

/** Texts that `blocsToRichText` made of a picture, which has its words already. */
function toPictureTexts(bloc: Bloc): string[] {
  if (bloc.type !== 'image') return []
  return [bloc.legende ?? '', `Image\u00a0: ${bloc.alternative}`].filter((text) => text !== '')
}

/** Whether typed texts replace found ones one by one, headings at the same places or nowhere. */
const haveSamePlaces = (typed: Bloc[], found: Bloc[]): boolean =>
  typed.length === found.length &&
  (countHeadings(typed) === 0 ||
    typed.every(({ type }, at) => (type === 'titre') === (found[at]?.type === 'titre')))

const countHeadings = (blocs: Bloc[]): number => blocs.filter(({ type }) => type === 'titre').length

/** A text that replaces another one keeps its role: heading, standfirst. */
const keepKindOf =
  (found: Bloc[]) =>
  (typed: Bloc, index: number): Bloc => {
    const before = found[index]
    const isText = before?.type === 'titre' || before?.type === 'paragraphe'
    return isText && 'texte' in typed ? { ...before, texte: typed.texte } : typed
  }

/** Adds the pictures of the found blocks, each after as many texts as before. */
function addPictures(typed: Bloc[], found: Bloc[]): Bloc[] {
  const blocs: Bloc[] = []
  let next = 0
  for (const bloc of found) {
    if (bloc.type === 'image') blocs.push(bloc)
    else {
      blocs.push(...typed.slice(next, next + 1))
      next += 1
    }
  }
  return [...blocs, ...typed.slice(next)]
}

/** Turns a block of a rich text into a block as of a PDF; undefined for an empty one. */
function toBloc(node: RichTextNode): Bloc[] {
  const lines = toLines(node)
  const texte = lines.join(' ')
  if (texte === '') return []
  switch (node.type) {
    case 'heading':
      return [{ type: 'titre', niveau: toLevel(node.tag), texte }]
    case 'list':
      return [
        {
          type: 'liste',
          ordonnee: node.listType === 'number',
          elements: childrenOf(node).flatMap((item) => toLines(item).join(' ') || []),
        },
      ]
    case 'quote':
      return [{ type: 'paragraphe', texte: lines.join('\n'), role: 'citation' }]
    default:
      return [{ type: 'paragraphe', texte: lines.join('\n') }]
  }
}

const toLevel = (tag: unknown): 2 | 3 | 4 => (tag === 'h3' ? 3 : tag === 'h4' ? 4 : 2)

const toLines = (node: RichTextNode): string[] =>
  toPlainText({ root: { children: [node] } })
    .split('\n')
    .filter((line) => line !== '')
