import type { Plugin } from 'payload'

import { Regards } from './collection/Regards'
import { Documents } from './documents/Documents'

export { issueOperations } from './operations'

/**
 * Payload plugin of the issues: their collection, which lists what other features have of an issue, and that of
 * their PDFs. Both stand before the collections that are there: the panel lists collections in this order, and the
 * plugin of the reading places its own behind the PDFs.
 */
export const regardsPlugin: Plugin = (config) => ({
  ...config,
  collections: [Regards, Documents, ...(config.collections ?? [])],
})
