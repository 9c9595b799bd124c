import type { PaginatedDocs } from 'payload'

/** Serialized JSON of cached, frozen issues; released with them. */
const jsonByIssue = new WeakMap<object, Buffer>()

const COMMA = Buffer.from(',')

/**
 * Caches the JSON of an issue for the lifetime of the issue object.
 * @param issue frozen
 */
export function cacheJson(issue: object): void {
  jsonByIssue.set(issue, Buffer.from(JSON.stringify(issue)))
}

/** Serializes a list to JSON, `docs` first, copying cached JSON where available. */
export function serializeList({ docs, ...page }: PaginatedDocs<object>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('{"docs":[')]
  docs.forEach((issue, at) => {
    if (at > 0) parts.push(COMMA)
    parts.push(jsonByIssue.get(issue) ?? Buffer.from(JSON.stringify(issue)))
  })
  parts.push(Buffer.from(`],${JSON.stringify(page).slice(1)}`))
  return Buffer.concat(parts)
}
