import path from 'node:path'
import { readExpectedPdfs, type ExpectedPage, type ExpectedPdf } from './expectedPages'

export const TEXT_PDFS_DIR = path.join(import.meta.dirname, 'pdf')

const SENTENCE =
  'la fête des moissons commence au lever du jour et finit quand le dernier danseur quitte la place'.split(
    ' ',
  )
const manyWords: ExpectedPdf = {
  files: ['vingt-mille-mots'],
  why: 'a page with 20,000 words',
  pages: [
    { texte: Array.from({ length: 20_000 }, (_, at) => SENTENCE[at % SENTENCE.length]).join(' ') },
  ],
}

/** Each PDF: its path, the fault that it shows, what is read on its pages. */
export const textPdfs = [...readExpectedPdfs(), manyWords].flatMap(({ files, why, pages }) =>
  files.map((name) => ({ name, file: path.join(TEXT_PDFS_DIR, `${name}.pdf`), why, pages })),
)

/** All words of a page in order, but those whose place is free. */
export const toLayerText = ({ haut = '', texte, calque = texte, bas = '' }: ExpectedPage): string =>
  `${haut} ${calque.replaceAll('~', ' ')} ${bas}`
