import path from 'node:path'

/**
 * Returns the target of a backup that a command means.
 * @param given folder, from where npm was typed, or `s3://bucket/prefix`
 * @param setting BACKUP_TARGET, which counts if none is given
 */
export function resolveTarget(
  given: string | undefined,
  setting: string | undefined,
): string | undefined {
  if (!given || given.startsWith('s3://')) return given ?? setting
  const { npm_lifecycle_event: script, INIT_CWD: callers } = process.env
  const isTypedInNpm = script === 'backup' || script === 'restore'
  return path.resolve((isTypedInNpm && callers) || process.cwd(), given)
}
