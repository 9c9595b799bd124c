/**
 * An error of the API: its status, the meaning of its code for programs, the sentence for people
 * with names of values in braces, and the seconds of `Retry-After`.
 */
export type ErrorRow = readonly [
  status: number,
  meaning: string,
  sentence: string,
  retryAfterSeconds?: number,
]
