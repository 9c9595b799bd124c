import type { Payload } from 'payload'

import { isFolderId } from '../validation/mediaPath'

const FOLDER = /^regards\/([^/]+)\//

/** Which files of an issue's folder visitors find: its PDF with its pages, and its cover. */
interface ShownFiles {
  documents: Set<string>
  images: Set<string>
}

/**
 * Returns those of these paths and prefixes that an editor may see: all but the files of issues that
 * are not published, and files below `regards/` that have no record (yet).
 */
export async function filterUnreserved(payload: Payload, entries: string[]): Promise<string[]> {
  const folders = new Set(entries.flatMap((entry) => getIssueFolder(entry) ?? []))
  if (folders.size === 0) return entries
  const shown = {
    documents: await findShown(payload, 'documents', [...folders]),
    images: await findShown(payload, 'images', [...folders]),
  }
  return entries.filter((entry) => isShown(entry, shown))
}

/** Folder of an issue, `regards/{random}`; undefined for what this product does not store there. */
function getIssueFolder(entry: string): string | undefined {
  const id = FOLDER.exec(entry)?.[1]
  return isFolderId(id) ? `regards/${id}` : undefined
}

function isShown(entry: string, { documents, images }: ShownFiles): boolean {
  const folder = getIssueFolder(entry)
  if (folder === undefined) return true
  // A prefix stands for all that is below it.
  if (entry === `${folder}/`) return documents.has(folder) || images.has(folder)
  const isOfPdf = entry === `${folder}/fichier.pdf` || entry.startsWith(`${folder}/pages/`)
  return (isOfPdf ? documents : images).has(folder)
}

async function findShown(
  payload: Payload,
  collection: 'documents' | 'images',
  folders: string[],
): Promise<Set<string>> {
  const { docs } = await payload.db.find<{ prefix: string }>({
    collection,
    where: { and: [{ prefix: { in: folders } }, { reserve: { not_equals: true } }] },
    select: { prefix: true },
    pagination: false,
    limit: 0,
  })
  return new Set(docs.map(({ prefix }) => prefix))
}
