import { terminateUpload } from '../upload/terminateUpload'
import { acquireDraftLock } from './draftLocks'
import { draftDatabase } from './draftDatabase'
import type { PublicationDraft } from './PublicationDraft'

/**
 * Discards an interrupted publication: deletes its draft, and asks the server to delete its upload;
 * if that fails, the server deletes it after a day.
 * @returns false when another tab holds the draft's lock
 */
export async function discardDraft(draft: PublicationDraft): Promise<boolean> {
  const release = await acquireDraftLock(draft.id)
  if (!release) return false
  await draftDatabase.remove(draft.id)
  release()
  for (const { uploadUrl, documentId } of [draft.pdf ?? [], draft.couverture ?? []].flat()) {
    if (uploadUrl !== undefined && documentId === undefined) {
      void terminateUpload(uploadUrl).catch(() => {})
    }
  }
  return true
}
