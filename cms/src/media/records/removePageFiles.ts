import { storage } from '../storage'

const PAGE_SIZE = 1000

/** Deletes the files of a PDF's pages, of all versions of the processing. */
export async function removePageFiles(prefix: string): Promise<void> {
  const folder = `${prefix}/pages/`
  for (;;) {
    const paths = await storage.list({ prefix: folder, folded: false, limit: PAGE_SIZE })
    for (const path of paths) await storage.remove(path)
    if (paths.length < PAGE_SIZE) return
  }
}
