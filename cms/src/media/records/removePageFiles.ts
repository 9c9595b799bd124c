import { storage } from '../storage'

const PAGE_SIZE = 1000

/**
 * Deletes the files of a PDF's pages, of all versions of the processing.
 * @returns the number of files deleted
 */
export async function removePageFiles(prefix: string): Promise<number> {
  const folder = `${prefix}/pages/`
  let removed = 0
  for (;;) {
    const paths = await storage.list({ prefix: folder, folded: false, limit: PAGE_SIZE })
    for (const path of paths) await storage.remove(path)
    removed += paths.length
    if (paths.length < PAGE_SIZE) return removed
  }
}
