import type { SanitizedConfig } from 'payload'

interface Operation {
  args: object
  operation: string
}

const WRITES = new Set(['create', 'update', 'delete'])

const dropSelect = ({ args, operation }: Operation): object | undefined =>
  WRITES.has(operation) ? { ...args, select: undefined } : undefined

/**
 * Ignores `select` where records and pages are written. Payload removes the other fields from the
 * record before its hooks run, which take them for empty: they would not release the files of an
 * issue, nor tell of a new administrateur. Of a page, Payload would store a version without them.
 */
export function ignoreSelectOfWrites(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of [...config.collections, ...config.globals]) {
    const before: unknown[] = hooks.beforeOperation
    Object.assign(hooks, { beforeOperation: [dropSelect, ...before] })
  }
  return config
}
