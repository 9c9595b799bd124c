const MAX_TEXT_LENGTH = 2_000
/** Maximum number of characters of all strings in one log entry together. */
const MAX_TOTAL = 8_000
const MAX_ENTRIES = 20
const MAX_DEPTH = 8

/**
 * Returns a copy of a log entry with long strings, long lists and deep nesting truncated: a
 * database error repeats the whole query, which an unauthenticated client may have written.
 */
export const truncateForLog = (value: unknown): unknown => cut(value, 0, { left: MAX_TOTAL })

function cut(value: unknown, depth: number, budget: { left: number }): unknown {
  if (typeof value === 'string') return cutText(value, budget)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '…'
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ENTRIES).map((entry) => cut(entry, depth + 1, budget))
  }
  const entries = Object.entries(value).slice(0, MAX_ENTRIES)
  return Object.fromEntries(entries.map(([name, entry]) => [name, cut(entry, depth + 1, budget)]))
}

function cutText(text: string, budget: { left: number }): string {
  const length = Math.min(text.length, MAX_TEXT_LENGTH, budget.left)
  budget.left -= length
  return length < text.length ? `${text.slice(0, length)}… (${text.length})` : text
}
