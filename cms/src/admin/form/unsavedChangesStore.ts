import type { Data } from 'payload'

export interface UnsavedEntry {
  /** In milliseconds since 1970. */
  at: number
  data: Data
}

/** As long as an interrupted publication is kept. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

const getStorageKey = (accountId: string, form: string) => `regards:unsaved:${accountId}:${form}`

/**
 * What was typed into forms of the panel and not saved, by account, in this browser for a day. A form
 * is named by its page, or by its collection and record; a chosen file cannot be kept.
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
