import type { SanitizedConfig } from 'payload'

import { getDateFieldNames } from './getDateFieldNames'
import { validateWhere } from './validateWhere'

/**
 * Whether what a server function of the panel is asked to list is within the bounds of the API's queries:
 * `render-list` and `table-state` are given a condition in their body.
 * @param args of the function, as the client sent them
 */
export function isBoundedList(args: unknown, config: SanitizedConfig): boolean {
  const { query } = (args ?? {}) as { query?: { where?: unknown } | null }
  return validateWhere(query?.where ?? undefined, getDateFieldNames(config))
}
