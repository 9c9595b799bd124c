/** Specification, section 9. Sizes in bytes, times in milliseconds. */
export const uploadLimits = {
  /**
   * Files up to this size are sent in one request; for larger ones, the size of the first chunk.
   */
  firstChunkSize: 262_144,
  maxChunkSize: 33_554_432,
  firstRetryDelay: 1_000,
  /** Maximum retry delay, so that an upload resumes soon after a long disconnection. */
  maxRetryDelay: 64_000,
  /** How long an upload is retried since the server last accepted bytes. */
  retryLimit: 600_000,
  /** How long any other request is retried. */
  operationRetryLimit: 120_000,
  /**
   * Time without progress after which a connection counts as lost, although no error was reported.
   */
  stallLimit: 120_000,
  /** How long canceling waits for the server to delete the upload. */
  cancelLimit: 5_000,
} as const
