/** Specification, section 9. Sizes in bytes, times in milliseconds. */
export const uploadLimits = {
  /** Up to this size a file goes in one request; above it, this is the first chunk's size. */
  firstChunkSize: 262_144,
  maxChunkSize: 33_554_432,
  firstRetryDelay: 1_000,
  /** Doubling stops here: after a long cut, nobody should wait minutes for the next try. */
  maxRetryDelay: 64_000,
  /** How long to go on trying since the server last took some bytes. */
  retryLimit: 600_000,
  /** How long to go on trying any other call. */
  operationRetryLimit: 120_000,
  /** Silence after which a connection counts as lost, though nothing said so. */
  stallLimit: 120_000,
  /** How long a person who cancels waits for the server to have heard of it. */
  cancelLimit: 5_000,
} as const
