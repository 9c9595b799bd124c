/**
 * Parses a `Retry-After` header: a number of seconds, or a date.
 * @returns milliseconds from now; 0 when it is missing or invalid
 */
export function parseRetryAfter(header: string | undefined | null): number {
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0
}
