import { storage } from '../storage'

const PAGE_SIZE = 1000

/**
 * Deletes the files of a PDF's pages, of all versions of the processing.
 * @param kept folders whose files stay
 * @returns the number of files deleted
 */
export async function removePageFiles(prefix: string, kept: string[] = []): Promise<number> {
  const folder = `${prefix}/pages/`
  let removed = 0
  let after: string | undefined
  for (;;) {
    const paths = await storage.list({ prefix: folder, folded: false, limit: PAGE_SIZE, after })
    for (const path of paths) {
      if (kept.some((dossier) => path.startsWith(`${dossier}/`))) continue
      await storage.remove(path)
      removed += 1
    }
    after = paths.at(-1)
    if (paths.length < PAGE_SIZE) return removed
  }
}
