import { queryOptions } from '@tanstack/react-query'
import { acquireDraftLock, listUnlockedDrafts } from './draftLocks'
import { draftDatabase, type PublicationDraft } from './draftDatabase'
import { terminateUpload } from '../upload/uploadRequests'

/** Key prefix of all queries of interrupted publications. */
export const interruptedKey = ['interrupted'] as const

/** An account's interrupted publications in this browser that no tab holds the lock of. */
export const interruptedPublicationQueries = {
  list: (accountId: string) =>
    queryOptions({
      queryKey: [...interruptedKey, accountId],
      queryFn: async () => {
        const interrupted = await draftDatabase.list(accountId)
        const free = await listUnlockedDrafts(interrupted.map(({ draft }) => draft.id))
        return interrupted.filter(({ draft }) => free.has(draft.id))
      },
      staleTime: 0,
      networkMode: 'always',
    }),
}

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
      // The server deletes unfinished uploads by itself; the request only makes it sooner.
      void terminateUpload(uploadUrl).catch(() => {})
    }
  }
  return true
}
