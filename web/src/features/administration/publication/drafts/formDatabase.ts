import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import { type UploadKind, uploadKinds, type StoredTexts } from '../publicationTypes'

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

export type FormFiles = Partial<Record<UploadKind, File>>

export type SentFiles = Partial<Record<UploadKind, FileUploadState>>

/** What a form holds and the server does not have. */
export type FormContent<Values = Record<string, string>> = {
  /** Of fields, only those that were changed. */
  values: Values
  files?: FormFiles
  /** The issue that is corrected, as it was when the correction began. */
  correction?: { regard: string; base: StoredTexts; isWithdrawn: boolean }
}

/** A form as stored in this browser; its files are stored beside it. */
export type StoredForm<Values = Record<string, string>> = FormContent<Values> & {
  /** Of the account and the form, until files are sent: then an id of its own. */
  key: string
  /** Id of the account; other accounts do not see it. */
  account: string
  /** Names the form among those of the account. */
  form: string
  /** Time of the last change, or of the start of the uploads, in milliseconds since 1970. */
  at: number
  /** Uploads of a publication that has started. */
  sent?: SentFiles
}

/** A publication, new or a correction, whose uploads have started. */
export type InterruptedPublication = StoredForm & Required<Pick<StoredForm, 'sent' | 'files'>>

/** The kinds of the files that were to be sent. */
export const sentKinds = ({ sent }: Pick<InterruptedPublication, 'sent'>): UploadKind[] =>
  uploadKinds.filter((kind) => sent[kind])

/** Whether this browser has kept all files that were to be sent. */
export const hasAllFiles = (interrupted: InterruptedPublication): boolean =>
  sentKinds(interrupted).every((kind) => interrupted.files[kind])

/** The server deletes unfinished uploads, and files that belong to no issue, after a day. */
const formTtlMs = 24 * 60 * 60 * 1_000

const storedKey = (key: string) => `stored:${key}`
const filesKey = (key: string) => `storedFiles:${key}`

/** Keys of version 1.4.0 and before. */
const formerKey = /^(?:draft|files|form|formFiles):/

let store: UseStore | undefined

/** Runs an IndexedDB operation; undefined if it fails: private window, full disk, old browser. */
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
async function readFiles(key: string): Promise<FormFiles> {
  const { pdf, couverture } =
    (await runOperation((open) => get<FormFiles>(filesKey(key), open))) ?? {}
  return {
    ...(pdf instanceof File && { pdf }),
    ...(couverture instanceof File && { couverture }),
  }
}

const isOld = ({ at }: Pick<StoredForm, 'at'>) => at < Date.now() - formTtlMs

/** Stores unsaved forms, and publications in progress, in IndexedDB for a day. Never throws. */
export const formDatabase = {
  save: (stored: Omit<StoredForm<unknown>, 'files'>) =>
    runOperation((open) => set(storedKey(stored.key), stored, open)),

  /** Stored apart from the form, which is written often and fits even when files do not. */
  saveFiles: (key: string, files: FormFiles) =>
    runOperation((open) => set(filesKey(key), files, open)),

  remove: (key: string) => runOperation((open) => delMany([storedKey(key), filesKey(key)], open)),

  /** Reads a form that was changed less than a day ago; undefined without it. */
  read: async <Values = StoredForm['values']>(
    key: string,
  ): Promise<StoredForm<Values> | undefined> => {
    const stored = await runOperation((open) => get<StoredForm<Values>>(storedKey(key), open))
    if (!stored) return undefined
    if (!isOld(stored)) return { ...stored, files: await readFiles(key) }
    await formDatabase.remove(key)
    return undefined
  },

  /** Lists the publications of one account whose uploads have started, oldest first. */
  list: async (account: string): Promise<InterruptedPublication[]> => {
    const all = (await runOperation((open) => entries<string, StoredForm>(open))) ?? []
    const former = all.map(([key]) => key).filter((key) => formerKey.test(key))
    if (former.length > 0) await runOperation((open) => delMany(former, open))
    const forms = all.filter(([key]) => key.startsWith(storedKey(''))).map(([, stored]) => stored)
    await Promise.all(forms.filter(isOld).map(({ key }) => formDatabase.remove(key)))
    const own = forms
      .filter((stored) => stored.account === account && !isOld(stored))
      .sort((one, other) => one.at - other.at)
    const interrupted = own.flatMap(({ sent, ...stored }) => (sent ? [{ ...stored, sent }] : []))
    return Promise.all(
      interrupted.map(async (stored) => ({ ...stored, files: await readFiles(stored.key) })),
    )
  },
}

const getLockName = (key: string) => `regards:publication:${key}`

const noop = () => {}

/** Undefined in an old browser, or on a page without HTTPS: no lock is held then. */
function getLockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks
}

/**
 * Acquires the lock that lets one tab at a time send a publication. The browser releases it when
 * the tab closes or crashes.
 * @returns a function that releases it; undefined when another tab holds the lock
 */
export function acquirePublicationLock(key: string): Promise<(() => void) | undefined> {
  const locks = getLockManager()
  if (!locks) return Promise.resolve(noop)
  return new Promise((resolve, reject) => {
    locks
      .request(getLockName(key), { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined)
          return undefined
        }
        return new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}

/** Lists the account's publications that no tab is sending. */
export async function listInterrupted(account: string): Promise<InterruptedPublication[]> {
  const all = await formDatabase.list(account)
  const { held = [] } = (await getLockManager()?.query()) ?? {}
  const heldNames = new Set(held.map(({ name }) => name))
  return all.filter(({ key }) => !heldNames.has(getLockName(key)))
}
