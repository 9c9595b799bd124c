import path from 'node:path'
import { drawnPdfs } from './expected/drawn'
import { latexPdfs } from './expected/latex'
import { programPdfs } from './expected/programs'
import type { ExpectedPage } from './expected/types'
import { typstPdfs } from './expected/typst'
import { typstDesignPdfs } from './expected/typstDesigns'
import { typstMagazinePdfs } from './expected/typstMagazine'
import { typstPagePdfs } from './expected/typstPages'

export const TEXT_PDFS_DIR = path.join(import.meta.dirname, 'pdf')

/** Each PDF: its path, the fault that it shows, what is read on its pages. */
export const textPdfs = [
  ...typstPdfs,
  ...typstPagePdfs,
  ...typstMagazinePdfs,
  ...typstDesignPdfs,
  ...latexPdfs,
  ...programPdfs,
  ...drawnPdfs,
].flatMap(({ files, why, pages }) =>
  files.map((name) => ({ name, file: path.join(TEXT_PDFS_DIR, `${name}.pdf`), why, pages })),
)

/** All words of a page in order, but those whose place is free. */
export const toLayerText = ({ haut = '', texte, calque = texte, bas = '' }: ExpectedPage): string =>
  `${haut} ${calque.replaceAll('~', ' ')} ${bas}`
