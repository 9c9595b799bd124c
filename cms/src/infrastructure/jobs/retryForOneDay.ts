const DAY_SECONDS = 24 * 60 * 60

/**
 * Retries of a task during an outage, for `retries` of a task's configuration.
 * @param seconds between two attempts
 */
export const retryForOneDay = (seconds: number) => ({
  attempts: DAY_SECONDS / seconds,
  backoff: { type: 'fixed' as const, delay: seconds * 1000 },
})
