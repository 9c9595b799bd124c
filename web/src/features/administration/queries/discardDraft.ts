import { terminateUpload } from '../../../lib/upload/terminateUpload'
import { acquireDraftLock } from '../drafts/draftLocks'
import { draftDatabase } from '../drafts/draftDatabase'
import type { PublicationDraft } from '../drafts/PublicationDraft'

/**
 * Gives an interrupted publication up: forgotten here at once, and by the server when it can be
 * told so; else it forgets by itself in a day.
 * @returns false when another tab is at it
 */
export async function discardDraft(draft: PublicationDraft): Promise<boolean> {
  const release = await acquireDraftLock(draft.id)
  if (!release) return false
  await draftDatabase.remove(draft.id)
  release()
  for (const { uploadUrl, documentId } of [draft.pdf, draft.couverture]) {
    if (uploadUrl !== undefined && documentId === undefined) {
      void terminateUpload(uploadUrl).catch(() => {})
    }
  }
  return true
}
