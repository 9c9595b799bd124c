/**
 * Response of the site or the API; headers in the format of Node's `rawHeaders`: name, value, name,
 * value.
 */
export interface UpstreamResponse {
  status: number
  headers: string[]
  body: Buffer
}

/** Returns the headers as an object with lower-case names; the last of duplicate headers wins. */
export function toHeaderRecord({
  headers,
}: Pick<UpstreamResponse, 'headers'>): Record<string, string> {
  const result: Record<string, string> = {}
  for (let at = 0; at + 1 < headers.length; at += 2) {
    result[(headers[at] ?? '').toLowerCase()] = headers[at + 1] ?? ''
  }
  return result
}
