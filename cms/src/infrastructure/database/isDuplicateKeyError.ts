/** What MongoDB answers where a rule of uniqueness would be broken, by a row or by a new index. */
const DUPLICATE_KEY = 11_000

/** Whether MongoDB refused because there is one already. */
export const isDuplicateKeyError = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === DUPLICATE_KEY
