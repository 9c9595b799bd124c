import { terminateUpload } from '../../../lib/upload/terminateUpload'
import { holdDraft } from '../drafts/draftLocks'
import { draftStore } from '../drafts/draftStore'
import type { PublicationDraft } from '../drafts/publicationDraft'

/**
 * Gives an interrupted publication up: forgotten here at once, and by the server when it can be
 * told so; else it forgets by itself in a day.
 * @returns false when another tab is at it
 */
export async function abandonDraft(draft: PublicationDraft): Promise<boolean> {
  const release = await holdDraft(draft.id)
  if (!release) return false
  await draftStore.remove(draft.id)
  release()
  for (const { uploadUrl, documentId } of [draft.pdf, draft.couverture]) {
    if (uploadUrl !== undefined && documentId === undefined) {
      void terminateUpload(uploadUrl).catch(() => {})
    }
  }
  return true
}
