import { isOutage } from '../lib/errors/isOutage'
import { toErrorResponse } from '../lib/errors/toErrorResponse'

/** Ends a command whose work failed: prints the reason and exits with 1. */
export function failCommand(error: unknown): never {
  process.stderr.write(`Échec : ${describeFailure(error)}\n`)
  process.exit(1)
}

/** Returns the reason of a failure for the operator: French if known, with paths and addresses. */
export function describeFailure(error: unknown): string {
  const known = toErrorResponse(error).body.errors[0]
  if (known && known.code !== 'internal-error') {
    return isOutage(error) ? `${known.message} (${String(error)})` : known.message
  }
  const hasCode = Boolean((error as { code?: unknown } | undefined)?.code)
  return hasCode && error instanceof Error ? error.message : String(error)
}
