import type { TaskConfig } from 'payload'

import { retryForOneDay } from '../../infrastructure/jobs/retryForOneDay'
import { indexIssue } from './indexing/indexIssue'

/** Job that indexes an issue whose indexing failed when it changed. */
export const indexTask: TaskConfig<{ input: { regard: string }; output: object }> = {
  slug: 'indexer',
  inputSchema: [{ name: 'regard', type: 'text', required: true }],
  retries: retryForOneDay(15),
  handler: async ({ input, req: { payload } }) => {
    await indexIssue(payload, input.regard)
    return { output: {} }
  },
}
