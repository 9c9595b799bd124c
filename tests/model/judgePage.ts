import type { ModelSite } from './site'
import { findWords, type World } from './world'

/** The page of the site that is edited, in the API. */
export const HISTORIQUE = '/api/globals/historique'

/** Visitors read what was published last, editors their draft. @returns what is wrong */
export async function judgePage({ page }: World, site: ModelSite): Promise<string[]> {
  const editor = await site.editor()
  const wanted = [
    [site.visitor(), '?depth=0', page.titre],
    [editor, '?draft=true&depth=0', page.draft ?? page.titre],
  ] as const
  const faults: string[] = []
  for (const [who, query, word] of wanted) {
    const { text } = await who.get(`${HISTORIQUE}${query}`)
    const found = [...findWords(text)]
    if (found.join() !== (word ?? ''))
      faults.push(`the page${query} says ${found.join()}, not ${word}`)
  }
  return faults
}
