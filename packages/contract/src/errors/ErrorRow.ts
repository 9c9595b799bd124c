/**
 * An error of the API: its status, what a program learns from its code, the sentence for people, with names
 * of values in braces, and the seconds of `Retry-After`.
 */
export type ErrorRow = readonly [
  status: number,
  meaning: string,
  sentence: string,
  retryAfterSeconds?: number,
]
