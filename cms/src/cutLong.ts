const MAX_TEXT = 2_000
const MAX_ENTRIES = 20
const MAX_DEPTH = 8

/**
 * A copy of what is logged, in which no text and no list is longer than an operator reads: an error of
 * a database repeats the whole of the query, which a stranger may have written.
 */
export function cutLong(value: unknown, depth = 0): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT) {
    return `${value.slice(0, MAX_TEXT)}… (${value.length})`
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '…'
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ENTRIES).map((entry) => cutLong(entry, depth + 1))
  }
  const entries = Object.entries(value).slice(0, MAX_ENTRIES)
  return Object.fromEntries(entries.map(([name, entry]) => [name, cutLong(entry, depth + 1)]))
}
