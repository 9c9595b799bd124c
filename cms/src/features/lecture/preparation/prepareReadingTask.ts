import type { TaskConfig } from 'payload'

import { retryForOneDay } from '../../../infrastructure/jobs/retryForOneDay'
import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { shutdown } from '../../../lib/process/shutdown'
import { prepareReading } from './prepareReading'

/**
 * Job that prepares the online reading of a PDF, or the rest of it: long, hence one at a time a
 * process (see startJobRunner). Retried while the database or the storage is away; a PDF that cannot
 * be read ends it.
 */
export const prepareReadingTask: TaskConfig<{ input: { document: string }; output: object }> = {
  slug: 'preparerLecture',
  inputSchema: [{ name: 'document', type: 'text', required: true }],
  retries: retryForOneDay(10),
  handler: async ({ input: { document }, req: { payload } }) => {
    const work = { isFinished: false }
    await tryWithLock(payload, `lecture:${document}`, async (isHeld) => {
      const isAtEnd = () => shutdown.signal.aborted || !isHeld()
      work.isFinished = await prepareReading(payload, document, isAtEnd)
    })
    // As a failed attempt, so that the next process continues the job. Another process may hold the
    // lock for the same PDF, or may have died with it.
    if (!work.isFinished) throw new Error(`The reading of document ${document} is not finished`)
    return { output: {} }
  },
}
