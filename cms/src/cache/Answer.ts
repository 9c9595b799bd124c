/** What the application answered: headers in the form of Node's `rawHeaders`, names first. */
export interface Answer {
  status: number
  headers: string[]
  body: Buffer
}

/** The headers as an object, names in lower case; of a name that comes twice the last counts. */
export function headersOf({ headers }: Pick<Answer, 'headers'>): Record<string, string> {
  const result: Record<string, string> = {}
  for (let at = 0; at + 1 < headers.length; at += 2) {
    result[(headers[at] ?? '').toLowerCase()] = headers[at + 1] ?? ''
  }
  return result
}
