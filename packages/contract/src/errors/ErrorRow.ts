/** An error: status, meaning for programs, sentence for people with {values}, `Retry-After`. */
export type ErrorRow = readonly [
  status: number,
  meaning: string,
  sentence: string,
  retryAfterSeconds?: number,
]
