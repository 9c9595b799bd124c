import type { GlobalBeforeOperationHook } from 'payload'

/**
 * Ignores `select` when a page is saved: on SQLite, Payload would store a version with the selected
 * fields only, from which the next save continues.
 */
export const ignoreSelect: GlobalBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' ? { ...(args as object), select: undefined } : (args as unknown)
