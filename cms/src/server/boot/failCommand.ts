import { toErrorResponse } from '../../lib/errors/toErrorResponse'

/** Ends a command whose work failed: prints the reason and exits with 1. */
export function failCommand(error: unknown): never {
  const { body } = toErrorResponse(error)
  const known = body.errors[0]?.code === 'internal-error' ? undefined : body.errors[0]?.message
  const own = (error as { code?: unknown } | undefined)?.code && error instanceof Error
  process.stderr.write(`Échec : ${known ?? (own ? error.message : String(error))}\n`)
  process.exit(1)
}
