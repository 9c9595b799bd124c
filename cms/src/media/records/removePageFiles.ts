import { listAll } from '../storage/listAll'
import { storage } from '../storage'

/** Deletes the files of a PDF's pages, except in `kept` folders. @returns their number */
export async function removePageFiles(prefix: string, kept: string[] = []): Promise<number> {
  let removed = 0
  for await (const path of listAll(`${prefix}/pages/`)) {
    if (kept.some((dossier) => path.startsWith(`${dossier}/`))) continue
    await storage.remove(path)
    removed += 1
  }
  return removed
}
