import type { Data } from 'payload'

/** What was typed in one opening of a form, from its first change on. */
export interface UnsavedEntry {
  /** Identifies the entry among those of its form. */
  id: string
  /** Time of the last change, in milliseconds since 1970. */
  at: number
  data: Data
  /** What the form showed before the first change. */
  base: Data
}

/** Same lifetime as an interrupted publication. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

const getStorageKey = (accountId: string, form: string) => `regards:unsaved:${accountId}:${form}`

/**
 * Unsaved form values in the browser's storage, by account and form, without files, kept for one
 * day. A form has one entry for each opening whose changes were not saved. Never throws: a form
 * works without it where the storage is blocked or full.
 */
export const unsavedChangesStore = {
  list(accountId: string, form: string): UnsavedEntry[] {
    const entries = runOperation(() => {
      const text = localStorage.getItem(getStorageKey(accountId, form))
      return text ? (JSON.parse(text) as unknown) : []
    })
    const oldest = Date.now() - MAX_AGE_MS
    return Array.isArray(entries) ? (entries as UnsavedEntry[]).filter(({ at }) => at > oldest) : []
  },
  write(accountId: string, form: string, entry: Omit<UnsavedEntry, 'at'>): void {
    const { file: _file, ...data } = entry.data
    const others = this.list(accountId, form).filter(({ id }) => id !== entry.id)
    this.replace(accountId, form, [...others, { ...entry, at: Date.now(), data }])
  },
  remove(accountId: string, form: string, entryId: string): void {
    const all = this.list(accountId, form)
    this.replace(
      accountId,
      form,
      all.filter(({ id }) => id !== entryId),
    )
  },
  replace(accountId: string, form: string, entries: UnsavedEntry[]): void {
    const key = getStorageKey(accountId, form)
    runOperation(() =>
      entries.length > 0
        ? localStorage.setItem(key, JSON.stringify(entries))
        : localStorage.removeItem(key),
    )
  },
}

/** @returns undefined when the storage is blocked or full, or its content is not readable */
function runOperation<Result>(operation: () => Result): Result | undefined {
  try {
    return operation()
  } catch {
    return undefined
  }
}
