import type { UploadKind } from '../publicationTypes'
import type { RegardTexts, StoredTexts } from '../regardTexts'
import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'

/** Identifies a file, and tells how much of it was uploaded. */
export type FileUploadState = {
  name: string
  size: number
  /** MD5 of the whole file, in base 64; absent until it is computed. */
  md5Hash?: string
  /** The storage folder of the file. */
  folder: string
  /** tus URL of the unfinished upload. */
  uploadUrl?: string
  /** Id of the document that the server created, once the upload is complete. */
  documentId?: string
  bytesConfirmed: number
}

/** A publication in progress, or a correction with files, as stored in this browser. */
export type PublicationDraft = {
  id: string
  /** The account that started it; other accounts do not see it. */
  accountId: string
  /** In milliseconds since 1970. */
  startedAt: number
} & RegardTexts & {
    /** Id of the issue that is corrected; absent for a new one. */
    regard?: string
    /** That issue when the correction began. */
    base?: StoredTexts
  } & Partial<Record<UploadKind, FileUploadState>>

export type DraftFiles = Partial<Record<UploadKind, File>>

export type InterruptedPublication = { draft: PublicationDraft; files: DraftFiles }

/** The server deletes unfinished uploads, and files that belong to no issue, after a day. */
const draftTtlMs = 24 * 60 * 60 * 1_000

const draftKey = (id: string) => `draft:${id}`
const filesKey = (id: string) => `files:${id}`
const formKey = (name: string) => `form:${name}`
const formFilesKey = (name: string) => `formFiles:${name}`

/** What was typed into a form and not saved. */
export type KeptForm<Values = Record<string, string>> = {
  /** Time of the last change, in milliseconds since 1970. */
  at: number
  /** Of a form, only the fields that were changed. */
  values: Values
  files?: DraftFiles | undefined
}

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

/** Some browsers lose the content of a stored file. */
const onlyFiles = ({ pdf, couverture }: DraftFiles = {}): DraftFiles => ({
  ...(pdf instanceof File && { pdf }),
  ...(couverture instanceof File && { couverture }),
})

/** Stores drafts of publications, their files, and unsaved forms in IndexedDB. Never throws. */
export const draftDatabase = {
  save: (draft: PublicationDraft) => runOperation((open) => set(draftKey(draft.id), draft, open)),

  /**
   * Stored separately from the draft, which is written often and which fits even when the files do
   * not.
   */
  saveFiles: (id: string, files: DraftFiles) =>
    runOperation((open) => set(filesKey(id), files, open)),

  saveForm: (name: string, form: Omit<KeptForm<unknown>, 'files'>) =>
    runOperation((open) => set(formKey(name), form, open)),

  /** Stored separately, as the files of a draft. */
  saveFormFiles: (name: string, files: DraftFiles) =>
    runOperation((open) => set(formFilesKey(name), files, open)),

  removeForm: (name: string) =>
    runOperation((open) => delMany([formKey(name), formFilesKey(name)], open)),

  /** Reads the unsaved values of a form, at most a day old; undefined without any. */
  readForm: async <Values = KeptForm['values']>(
    name: string,
  ): Promise<KeptForm<Values> | undefined> => {
    const form = await runOperation((open) => get<KeptForm<Values>>(formKey(name), open))
    if (!form) return undefined
    if (form.at > Date.now() - draftTtlMs) {
      const files = await runOperation((open) => get<DraftFiles>(formFilesKey(name), open))
      return { ...form, files: onlyFiles(files) }
    }
    await draftDatabase.removeForm(name)
    return undefined
  },

  remove: (id: string) => runOperation((open) => delMany([draftKey(id), filesKey(id)], open)),

  /** Lists the drafts of one account, oldest first. Deletes those older than the server's limit. */
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
