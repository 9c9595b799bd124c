/** Serializes to JSON that is valid in an HTTP header: non-ASCII characters become `\uXXXX`. */
export function toAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
