/* oxlint-disable no-console -- the one place that writes to the browser's console */

export function logError(message: string, error: unknown): void {
  console.error(message, error)
}

/** Logs that code which is fetched on demand did not come. */
export const logMissingCode = (error: unknown): void =>
  logError('Le code n’a pas pu être chargé\u00a0:', error)
