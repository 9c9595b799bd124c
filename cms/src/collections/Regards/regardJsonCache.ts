import type { PaginatedDocs } from 'payload'

/** Of issues that are kept in memory, and that nobody may change; gone with them. */
const jsonByIssue = new WeakMap<object, Buffer>()

const COMMA = Buffer.from(',')

/**
 * Has the JSON of an issue kept for as long as the issue itself is.
 * @param issue frozen
 */
export function cacheJson(issue: object): void {
  jsonByIssue.set(issue, Buffer.from(JSON.stringify(issue)))
}

/** A list in JSON, its issues first; of those whose JSON is kept it is copied. */
export function serializeList({ docs, ...page }: PaginatedDocs<object>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('{"docs":[')]
  docs.forEach((issue, at) => {
    if (at > 0) parts.push(COMMA)
    parts.push(jsonByIssue.get(issue) ?? Buffer.from(JSON.stringify(issue)))
  })
  parts.push(Buffer.from(`],${JSON.stringify(page).slice(1)}`))
  return Buffer.concat(parts)
}
