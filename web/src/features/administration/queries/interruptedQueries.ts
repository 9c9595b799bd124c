import { queryOptions } from '@tanstack/react-query'
import { listFreeDrafts } from '../drafts/draftLocks'
import { draftStore } from '../drafts/draftStore'

/** What an account began to publish in this browser, and no tab is at. */
export const interruptedQueries = {
  list: (accountId: string) =>
    queryOptions({
      queryKey: ['interrupted', accountId],
      queryFn: async () => {
        const interrupted = await draftStore.list(accountId)
        const free = await listFreeDrafts(interrupted.map(({ draft }) => draft.id))
        return interrupted.filter(({ draft }) => free.has(draft.id))
      },
      staleTime: 0,
      networkMode: 'always',
    }),
}
