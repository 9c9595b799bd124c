import type { Bloc, Figure } from './types'

/** Lists the pictures of a page that have files. */
export const listFigures = (blocs: Bloc[]): Figure[] =>
  blocs.flatMap((bloc) => (bloc.type === 'image' ? (bloc.figure ?? []) : []))
