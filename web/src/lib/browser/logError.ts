/* oxlint-disable no-console -- the one place that writes to the browser's console */

export function logError(message: string, error: unknown): void {
  console.error(message, error)
}
