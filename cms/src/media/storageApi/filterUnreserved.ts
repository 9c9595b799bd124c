import type { Payload } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { toIssueFile } from '../validation/mediaPath'

/** Which files of an issue's folder visitors find: its PDF with its pages, and its cover. */
interface ShownFiles {
  documents: Set<string>
  images: Set<string>
}

/** Filters for an editor: no files of unpublished issues or without a record. */
export async function filterUnreserved(payload: Payload, entries: string[]): Promise<string[]> {
  const folders = new Set(entries.flatMap((entry) => toIssueFile(entry)?.folder ?? []))
  if (folders.size === 0) return entries
  const shown = {
    documents: await findShown(payload, 'documents', [...folders]),
    images: await findShown(payload, 'images', [...folders]),
  }
  return entries.filter((entry) => isShown(entry, shown))
}

function isShown(entry: string, shown: ShownFiles): boolean {
  const file = toIssueFile(entry)
  if (!file) return true
  const { folder, collection } = file
  // A prefix stands for all that is below it.
  if (entry === `${folder}/`) return shown.documents.has(folder) || shown.images.has(folder)
  return shown[collection].has(folder)
}

async function findShown(
  payload: Payload,
  collection: 'documents' | 'images',
  folders: string[],
): Promise<Set<string>> {
  const docs = await findAll<{ prefix: string }>(payload, {
    collection,
    where: { and: [{ prefix: { in: folders } }, { reserve: { not_equals: true } }] },
    select: { prefix: true },
  })
  return new Set(docs.map(({ prefix }) => prefix))
}
