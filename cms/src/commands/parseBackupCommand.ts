import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Parses the command line of a command on a backup: its options, and at most one target.
 * @param usage printed for another command line, or without a target, before an exit with code 2
 */
export function parseBackupCommand<O extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: O,
) {
  const refuse = (): never => {
    process.stderr.write(`${usage}\n`)
    process.exit(2)
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [given, ...others] = positionals
    if (others.length > 0) return refuse()
    /** @param setting BACKUP_TARGET, which counts if no target is given */
    const getTarget = (setting: string | undefined): string =>
      resolveTarget(given, setting) ?? refuse()
    return { values, getTarget }
  } catch {
    return refuse()
  }
}

/** @param given folder, from where npm was typed, or `s3://bucket/prefix` */
function resolveTarget(given: string | undefined, setting: string | undefined): string | undefined {
  if (!given || given.startsWith('s3://')) return given ?? setting
  const { npm_lifecycle_event: script, INIT_CWD: callers } = process.env
  const isTypedInNpm = script === 'backup' || script === 'restore'
  return path.resolve((isTypedInNpm && callers) || process.cwd(), given)
}
