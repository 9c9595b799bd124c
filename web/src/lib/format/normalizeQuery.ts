/** The server's bound; it ignores the excess. */
export const maxQueryLength = 200

/** Single spaces, at most `maxQueryLength` characters. */
export function normalizeQuery(q: string): string {
  return q.replace(/\s+/g, ' ').trim().slice(0, maxQueryLength).trim()
}
