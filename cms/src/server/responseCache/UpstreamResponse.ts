/** What the application answered: headers in the form of Node's `rawHeaders`, names first. */
export interface UpstreamResponse {
  status: number
  headers: string[]
  body: Buffer
}

/** The headers as an object, names in lower case; of a name that comes twice the last counts. */
export function toHeaderRecord({
  headers,
}: Pick<UpstreamResponse, 'headers'>): Record<string, string> {
  const result: Record<string, string> = {}
  for (let at = 0; at + 1 < headers.length; at += 2) {
    result[(headers[at] ?? '').toLowerCase()] = headers[at + 1] ?? ''
  }
  return result
}
