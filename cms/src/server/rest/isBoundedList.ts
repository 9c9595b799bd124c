import type { SanitizedConfig } from 'payload'

import { getFieldNames } from './getFieldNames'
import { validateWhere } from './validateWhere'

/**
 * Whether the query of the panel's server functions `render-list` and `table-state`, which is in
 * their body, is within the bounds of the API's queries.
 * @param args arguments of the function, as the client sent them
 */
export function isBoundedList(args: unknown, config: SanitizedConfig): boolean {
  const { query } = (args ?? {}) as { query?: { where?: unknown } | null }
  return validateWhere(query?.where ?? undefined, getFieldNames(config))
}
