import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import type { DraftFiles, InterruptedPublication, PublicationDraft } from './PublicationDraft'

/** The server deletes unfinished uploads, and files that belong to no issue, after a day. */
const draftTtlMs = 24 * 60 * 60 * 1_000

const draftKey = (id: string) => `draft:${id}`
const filesKey = (id: string) => `files:${id}`

let store: UseStore | undefined

/**
 * Runs one operation on IndexedDB.
 * @returns undefined when it fails (private windows, a full disk, an old browser): publishing works
 *   without drafts
 */
async function runOperation<Result>(
  operation: (store: UseStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    store ??= createStore('regards', 'publications')
    return await operation(store)
  } catch {
    return undefined
  }
}

/** Stores drafts of publications and their files in IndexedDB. Never throws. */
export const draftDatabase = {
  save: (draft: PublicationDraft) => runOperation((open) => set(draftKey(draft.id), draft, open)),

  /**
   * Stored separately from the draft, which is written often and which fits even when the files do
   * not.
   */
  saveFiles: (id: string, files: DraftFiles) =>
    runOperation((open) => set(filesKey(id), files, open)),

  remove: (id: string) => runOperation((open) => delMany([draftKey(id), filesKey(id)], open)),

  /** The drafts of one account, oldest first. Deletes those older than the server's limit. */
  list: async (accountId: string): Promise<InterruptedPublication[]> => {
    const all = await runOperation((open) => entries<string, PublicationDraft>(open))
    const drafts = (all ?? [])
      .filter(([key]) => key.startsWith(draftKey('')))
      .map(([, draft]) => draft)
    const isOld = ({ startedAt }: PublicationDraft) => startedAt < Date.now() - draftTtlMs
    await Promise.all(drafts.filter(isOld).map(({ id }) => draftDatabase.remove(id)))
    const own = drafts
      .filter((draft) => draft.accountId === accountId && !isOld(draft))
      .sort((one, other) => one.startedAt - other.startedAt)
    return Promise.all(
      own.map(async (draft) => ({
        draft,
        files: (await runOperation((open) => get<DraftFiles>(filesKey(draft.id), open))) ?? {},
      })),
    )
  },
}
