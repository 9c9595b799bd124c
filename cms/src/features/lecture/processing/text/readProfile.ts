import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { createProfile, type Profile } from './createProfile'
import { detectLanguage } from './detectLanguage'
import { groupLines } from './groupLines'
import { readWords } from './readWords'

const MAX_WORDS = 20_000

/** Reads what the pages of a PDF have in common, and its language. */
export async function readProfile(
  pdf: PDFDocumentProxy,
): Promise<{ profile: Profile; langue: string | null }> {
  const collector = createProfile()
  const words: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    try {
      const page = await pdf.getPage(number)
      const onPage = await readWords(page)
      collector.addPage(groupLines(onPage), page.getViewport({ scale: 1 }).height)
      if (words.length < MAX_WORDS) words.push(...onPage.map(({ texte }) => texte))
      page.cleanup()
    } catch {
      // The page's own turn says what is wrong with it.
    }
  }
  const { info } = await pdf.getMetadata()
  const { Language: declared } = info as { Language?: unknown }
  return { profile: collector.finish(), langue: detectLanguage(declared, words) }
}
