import type { Plugin } from 'payload'

import { carryOverTask } from './changes/carryOver'
import { Regards } from './collection/Regards'
import { Documents } from './documents/Documents'

export { issueOperations } from './operations'

/**
 * Payload plugin of the issues: the collection of issues, which lists fields and endpoints of other
 * features, the collection of PDFs, and the job that carries corrections to a new PDF. Both
 * collections come first: the panel lists collections in this order, and the plugin of the reading
 * places its own behind the PDFs.
 */
export const regardsPlugin: Plugin = (config) => ({
  ...config,
  collections: [Regards, Documents, ...(config.collections ?? [])],
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), carryOverTask] },
})
