import path from 'node:path'
import { readContent } from './content/readContent'

/**
 * Magazines of eight articles, each by another program. LibreOffice: ten pages in two columns, « Par … » below the
 * standfirst; an article goes on two pages later. Typst: twelve pages in three columns; numbers before titles in the
 * contents; authors below the text. Chromium: eleven pages printed from the Web; section labels in colour; boxes and
 * questions. LaTeX: ten pages without tags or outline; titles in capitals; the author’s name closes the article.
 * Scribus: eight pages without tags or outline; frames drawn out of order; an article goes on on the last but one page.
 */
export const magazines = ['libreoffice', 'typst', 'chromium', 'latex', 'scribus'].map((name) => ({
  name,
  file: path.join(import.meta.dirname, 'pdf', `${name}.pdf`),
  ...readContent(name),
}))
