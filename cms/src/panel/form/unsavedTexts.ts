import type { Data } from 'payload'

export interface UnsavedEntry {
  /** In milliseconds since 1970. */
  at: number
  data: Data
}

/** As long as an interrupted publication is kept. */
const KEPT_MS = 24 * 60 * 60 * 1000

const keyOf = (accountId: string, slug: string) => `regards:unsaved:${accountId}:${slug}`

/** What was typed into the forms of pages and not saved, by account, in this browser for a day. */
export const unsavedTexts = {
  read(accountId: string, slug: string): UnsavedEntry | undefined {
    const text = localStorage.getItem(keyOf(accountId, slug))
    if (!text) return undefined
    const entry = JSON.parse(text) as UnsavedEntry
    if (entry.at > Date.now() - KEPT_MS) return entry
    this.remove(accountId, slug)
    return undefined
  },
  write(accountId: string, slug: string, data: Data): void {
    localStorage.setItem(keyOf(accountId, slug), JSON.stringify({ at: Date.now(), data }))
  },
  remove(accountId: string, slug: string): void {
    localStorage.removeItem(keyOf(accountId, slug))
  },
}
