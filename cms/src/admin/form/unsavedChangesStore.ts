import type { Data } from 'payload'

export interface UnsavedEntry {
  /** Time of the last change, in milliseconds since 1970. */
  at: number
  data: Data
  /** What the form showed before the first change. */
  base?: Data
}

/** What an entry changes in a form that shows `current`. */
interface Merge {
  data: Data
  /** Names of the fields that somebody else has changed meanwhile, too. */
  conflicts: string[]
}

/** Applies to the current values of a form only those fields that the entry's author changed. */
export function mergeUnsaved({ data, base }: UnsavedEntry, current: Data): Merge {
  if (!base) return { data: { ...current, ...data }, conflicts: [] }
  const own = Object.keys(data).filter((name) => !isSame(data[name], base[name]))
  return {
    data: { ...current, ...Object.fromEntries(own.map((name) => [name, data[name]])) },
    conflicts: own.filter(
      (name) => !isSame(current[name], base[name]) && !isSame(current[name], data[name]),
    ),
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Same lifetime as an interrupted publication. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

const getStorageKey = (accountId: string, form: string) => `regards:unsaved:${accountId}:${form}`

/**
 * Unsaved form values in the browser's storage, by account, kept for one day. A form's key is its
 * global, or its collection and document id; a selected file cannot be stored. Never throws: a form
 * works without it where the storage is blocked or full.
 */
export const unsavedChangesStore = {
  read(accountId: string, form: string): UnsavedEntry | undefined {
    const entry = runOperation(() => {
      const text = localStorage.getItem(getStorageKey(accountId, form))
      return text ? (JSON.parse(text) as UnsavedEntry) : undefined
    })
    if (!entry || entry.at > Date.now() - MAX_AGE_MS) return entry
    this.remove(accountId, form)
    return undefined
  },
  write(accountId: string, form: string, { file: _file, ...data }: Data, base?: Data): void {
    const text = JSON.stringify({ at: Date.now(), data, base })
    runOperation(() => localStorage.setItem(getStorageKey(accountId, form), text))
  },
  remove(accountId: string, form: string): void {
    runOperation(() => localStorage.removeItem(getStorageKey(accountId, form)))
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
