import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'

interface WriteArgs {
  data?: unknown
  req?: { payloadAPI?: string }
}

/** Drops a client's dates of creation and change, which Payload stores: databases reject some. */
const dropTimestamps: CollectionBeforeOperationHook = ({ args }) => {
  const { data, req } = args as WriteArgs
  if (req?.payloadAPI !== 'REST' || typeof data !== 'object' || data === null) return
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...kept } = data as Record<string, unknown>
  return { ...args, data: kept }
}

const WRITES = new Set(['create', 'update', 'delete'])

/**
 * Ignores `select` where records and pages are written. Payload removes the other fields from the
 * record before its hooks run, which take them for empty: they would not release the files of an
 * issue, nor tell of a new administrateur. Of a page, Payload would store a version without them.
 */
const dropSelect = ({ args, operation }: { args: object; operation: string }) =>
  WRITES.has(operation) ? { ...args, select: undefined } : undefined

/** Adds both hooks to all collections and globals, Payload's own included. */
export function cleanWrites(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of [...config.collections, ...config.globals]) {
    const before: unknown[] = hooks.beforeOperation
    Object.assign(hooks, { beforeOperation: [dropSelect, dropTimestamps, ...before] })
  }
  return config
}
