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

/** Adds `dropTimestamps` to all collections and globals, Payload's own included. */
export function dropClientTimestamps(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of [...config.collections, ...config.globals]) {
    const before: unknown[] = hooks.beforeOperation
    Object.assign(hooks, { beforeOperation: [dropTimestamps, ...before] })
  }
  return config
}
