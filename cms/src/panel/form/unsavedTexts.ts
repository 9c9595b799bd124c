import type { Data } from 'payload'

export interface UnsavedEntry {
  /** In milliseconds since 1970. */
  at: number
  data: Data
}

/** As long as an interrupted publication is kept. */
const KEPT_MS = 24 * 60 * 60 * 1000

const keyOf = (accountId: string, form: string) => `regards:unsaved:${accountId}:${form}`

/**
 * What was typed into forms of the panel and not saved, by account, in this browser for a day. A form
 * is named by its page, or by its collection and record; a chosen file cannot be kept.
 */
export const unsavedTexts = {
  read(accountId: string, form: string): UnsavedEntry | undefined {
    const text = localStorage.getItem(keyOf(accountId, form))
    if (!text) return undefined
    const entry = JSON.parse(text) as UnsavedEntry
    if (entry.at > Date.now() - KEPT_MS) return entry
    this.remove(accountId, form)
    return undefined
  },
  write(accountId: string, form: string, { file: _file, ...data }: Data): void {
    localStorage.setItem(keyOf(accountId, form), JSON.stringify({ at: Date.now(), data }))
  },
  remove(accountId: string, form: string): void {
    localStorage.removeItem(keyOf(accountId, form))
  },
}
