import type { SanitizedConfig } from 'payload'

interface Operation {
  args: object
  operation: string
}

const WRITES = new Set(['create', 'update', 'delete'])

const dropSelect = ({ args, operation }: Operation): object | undefined =>
  WRITES.has(operation) ? { ...args, select: undefined } : undefined

/**
 * Ignores `select` in writes: hooks would take the other fields for empty, and not release the
 * files of an issue, or store a version of a page without them.
 */
export function ignoreSelectOfWrites(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of [...config.collections, ...config.globals]) {
    const before: unknown[] = hooks.beforeOperation
    Object.assign(hooks, { beforeOperation: [dropSelect, ...before] })
  }
  return config
}
