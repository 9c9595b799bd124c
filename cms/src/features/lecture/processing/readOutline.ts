import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { MAX_OUTLINE_ENTRIES } from '../limits'
import type { EntreeDuPlan } from '../types'
import { findPageOfDestination } from './findPageOfDestination'
import { normalizeSpaces } from './text/normalizeSpaces'

const MAX_LEVELS = 4
const MAX_TITLE_CHARACTERS = 300

interface OutlineItem {
  title: string
  dest: unknown
  items: OutlineItem[]
}

/** Reads the outline of a PDF, flat and in order; entries that lead to no page are left out. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<EntreeDuPlan[]> {
  const entries: EntreeDuPlan[] = []
  const add = async (items: OutlineItem[], niveau: number): Promise<void> => {
    for (const { title, dest, items: children } of items) {
      if (entries.length === MAX_OUTLINE_ENTRIES) return
      const titre = normalizeSpaces(title).slice(0, MAX_TITLE_CHARACTERS)
      const page = titre ? await findPageOfDestination(pdf, dest) : undefined
      if (page) entries.push({ titre, page, niveau })
      if (niveau < MAX_LEVELS) await add(children, niveau + 1)
    }
  }
  try {
    await add(await pdf.getOutline(), 1)
  } catch {
    // None (null, whatever its type says), or one that cannot be read: the pages do without.
  }
  return entries
}
