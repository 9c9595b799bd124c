import { queryOptions } from '@tanstack/react-query'
import { listUnlockedDrafts } from './draftLocks'
import { draftDatabase } from './draftDatabase'

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
