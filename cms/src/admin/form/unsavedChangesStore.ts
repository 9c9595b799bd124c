import type { Data } from 'payload'

export interface UnsavedEntry {
  /** Time of the last change, in milliseconds since 1970. */
  at: number
  data: Data
}

/** Same lifetime as an interrupted publication. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

const getStorageKey = (accountId: string, form: string) => `regards:unsaved:${accountId}:${form}`

/**
 * Unsaved form values in the browser's storage, by account, kept for one day. A form's key is its
 * global, or its collection and document id; a selected file cannot be stored.
 */
export const unsavedChangesStore = {
  read(accountId: string, form: string): UnsavedEntry | undefined {
    const text = localStorage.getItem(getStorageKey(accountId, form))
    if (!text) return undefined
    const entry = JSON.parse(text) as UnsavedEntry
    if (entry.at > Date.now() - MAX_AGE_MS) return entry
    this.remove(accountId, form)
    return undefined
  },
  write(accountId: string, form: string, { file: _file, ...data }: Data): void {
    localStorage.setItem(getStorageKey(accountId, form), JSON.stringify({ at: Date.now(), data }))
  },
  remove(accountId: string, form: string): void {
    localStorage.removeItem(getStorageKey(accountId, form))
  },
}
