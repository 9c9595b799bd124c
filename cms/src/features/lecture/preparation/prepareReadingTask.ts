import type { Payload, TaskConfig } from 'payload'

import { retryForOneDay } from '../../../infrastructure/jobs/retryForOneDay'
import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { shutdown } from '../../../lib/process/shutdown'
import { prepareReading } from './prepareReading'
import type { PreparationInput } from './queueReading'

/**
 * Creates the job that prepares the online reading of a PDF, or the rest of it: long, hence one at a time a
 * process (see startJobRunner). Retried while the database or the storage is away; a PDF that cannot
 * be read ends it.
 * @param onFinished called when the pages of a document are written, perhaps more than once
 */
export const createPrepareReadingTask = (
  onFinished: (payload: Payload, document: string) => Promise<void>,
): TaskConfig<{ input: PreparationInput; output: object }> => ({
  slug: 'preparerLecture',
  inputSchema: [
    { name: 'document', type: 'text', required: true },
    { name: 'lot', type: 'text' },
  ],
  retries: retryForOneDay(10),
  handler: async ({ input, req: { payload } }) => {
    const { document } = input
    const work = { isFinished: false }
    await tryWithLock(payload, `lecture:${document}`, async (isHeld) => {
      const isAtEnd = () => shutdown.signal.aborted || !isHeld()
      work.isFinished = await prepareReading(payload, input, isAtEnd)
    })
    // As a failed attempt, so that the next process continues the job. Another process may hold the
    // lock for the same PDF, or may have died with it.
    if (!work.isFinished) throw new Error(`The reading of document ${document} is not finished`)
    await onFinished(payload, document)
    return { output: {} }
  },
})
