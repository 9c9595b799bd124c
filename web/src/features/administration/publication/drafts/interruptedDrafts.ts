import { queryOptions } from '@tanstack/react-query'
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

/**
 * Lock that lets one tab at a time work on a draft. The browser releases it when its tab closes or
 * crashes.
 */
const getLockName = (id: string) => `regards:publication:${id}`

const noop = () => {}

/**
 * Undefined where Web Locks are missing (an old browser, or a page without HTTPS): no lock is held
 * then.
 */
function getLockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks
}

/**
 * Acquires the lock of a draft for this tab.
 * @returns a function that releases it; undefined when another tab holds the lock
 */
export function acquireDraftLock(id: string): Promise<(() => void) | undefined> {
  const locks = getLockManager()
  if (!locks) return Promise.resolve(noop)
  return new Promise((resolve, reject) => {
    locks
      .request(getLockName(id), { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined)
          return undefined
        }
        return new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}

/** Filters the ids of drafts whose lock no tab holds. */
async function listUnlockedDrafts(ids: string[]): Promise<Set<string>> {
  const { held = [] } = (await getLockManager()?.query()) ?? {}
  const heldNames = new Set(held.map(({ name }) => name))
  return new Set(ids.filter((id) => !heldNames.has(getLockName(id))))
}
