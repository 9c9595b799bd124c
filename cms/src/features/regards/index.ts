import type { Plugin } from 'payload'

import { carryOverTask } from './changes/carryOver'
import { Regards } from './collection/Regards'
import { Documents } from './documents/Documents'

export { issueOperations } from './operations'

/**
 * Payload plugin of the issues: their collection, which lists what other features have of an issue, that of
 * their PDFs, and the job that carries corrections to a new PDF. Both stand before the collections that are there: the panel lists collections in this order, and the
 * plugin of the reading places its own behind the PDFs.
 */
export const regardsPlugin: Plugin = (config) => ({
  ...config,
  collections: [Regards, Documents, ...(config.collections ?? [])],
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), carryOverTask] },
})
