import type { Bloc } from '@regards/contract/schemas/blocs'
import type { ExpectedPage } from './expectedPages'

/** A word of the text layer: text, whole word if it is divided, whether it goes on the box before. */
export type Box = [
  x: number,
  y: number,
  l: number,
  h: number,
  texte: string,
  entier?: string,
  suite?: number,
]

/** Text without differences that nobody reads: compatibility forms, superscripts' tags, spaces, leaders of dots. */
export const toReadable = (text: string): string =>
  text
    .replace(/<\/?su[bp]>/g, '')
    .normalize('NFKC')
    .replace(/(?:\.\s*){4,}|\.{3}/g, ' … ')
    .replace(/\s+/g, ' ')
    .trim()

/** The texts of blocks, one for each paragraph, list item and table cell. */
export function listTexts(blocs: Bloc[]): string[] {
  return blocs
    .flatMap((bloc) => {
      if (bloc.type === 'image') return []
      if (bloc.type === 'liste') return bloc.elements
      if (bloc.type === 'tableau') return [...(bloc.entete ?? []), ...bloc.lignes.flat()]
      return [bloc.texte]
    })
    .map(toReadable)
}

/** Words of the layer as they are read: divided ones whole, at their first place. */
export const readLayer = (mots: readonly Box[]): string =>
  toReadable(
    mots
      .filter(([, , , , , , suite]) => !suite)
      .map(([, , , , texte, entier]) => entier ?? texte)
      .join(' '),
  )

/** Divided words of all pages whose boxes do not make the whole word. */
export function findWrongDivisions(pages: { mots: readonly Box[] }[]): string[] {
  const words: { entier: string; parts: string }[] = []
  for (const [, , , , texte, entier, suite] of pages.flatMap(({ mots }) => mots)) {
    if (entier === undefined) continue
    const last = words.at(-1)
    if (suite && last) last.parts += texte
    else words.push({ entier, parts: texte })
  }
  return words
    .filter(({ entier, parts }) => toReadable(entier) !== toReadable(parts))
    .map(({ entier, parts }) => `${parts} ≠ ${entier}`)
}

/** Takes the texts of free places out of a text that was read; what is not there is told. */
export function takeFree(text: string, { libres = [], texte }: ExpectedPage): string {
  let rest = [texte, ...libres].reduce(joinOptional, text)
  for (const free of libres.map((each) => toReadable(each).replaceAll('~', ''))) {
    if (!rest.includes(free)) return `« ${free} » is not in one piece in: ${rest}`
    rest = toReadable(rest.replace(free, ' '))
  }
  return rest
}

/** Removes the spaces that may be missing, `~` in what is expected. */
function joinOptional(text: string, expected: string): string {
  return [...expected.matchAll(/(\S*)~(\S*)/g)].reduce(
    (joined, [, before = '', after = '']) =>
      joined.replace(`${before} ${after}`, `${before}${after}`),
    text,
  )
}

export const expectedText = ({ texte }: ExpectedPage): string =>
  toReadable(texte).replaceAll('~', '')
