/** MongoDB error code for a violated unique index, by a write or by the creation of the index. */
const DUPLICATE_KEY = 11_000

/** Whether an error is a MongoDB duplicate key error. */
export const isDuplicateKeyError = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === DUPLICATE_KEY
