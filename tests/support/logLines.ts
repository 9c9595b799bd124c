/** A line of the product's log. */
export type LogLine = {
  level: number
  msg?: string
  requestId?: string
  jobId?: string
  err?: { message?: string }
} & Record<string, unknown>

/** Parses the JSON lines of a product's output; the first start prints others too. */
export function parseLogLines(log: string): LogLine[] {
  return log.split('\n').flatMap((line) => {
    try {
      return line.startsWith('{') ? [JSON.parse(line) as LogLine] : []
    } catch {
      return []
    }
  })
}
