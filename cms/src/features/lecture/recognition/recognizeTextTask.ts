import os from 'node:os'

import type { Payload, TaskConfig } from 'payload'

import { retryForOneDay } from '../../../infrastructure/jobs/retryForOneDay'
import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { shutdown } from '../../../lib/process/shutdown'
import { recognizeReading } from './recognizeReading'

/**
 * Creates the job that recognizes the text of a PDF's scanned pages, or of the rest of them: long,
 * hence one at a time a machine.
 * @param onTexts called when texts of a document are written, perhaps more than once
 */
export const createRecognizeTextTask = (
  onTexts: (payload: Payload, document: string) => Promise<void>,
): TaskConfig<{ input: { document: string }; output: object }> => ({
  slug: 'reconnaitreTexte',
  inputSchema: [{ name: 'document', type: 'text', required: true }],
  retries: retryForOneDay(10),
  handler: async ({ input: { document }, req: { payload } }) => {
    const work = { isFinished: false }
    await tryWithLock(payload, `reconnaissance:${os.hostname()}`, async (isMachineHeld) => {
      // The same lock as of the preparation, which makes the pages anew.
      await tryWithLock(payload, `lecture:${document}`, async (isHeld) => {
        work.isFinished = await recognizeReading(payload, document, {
          isAtEnd: () => shutdown.signal.aborted || !isHeld() || !isMachineHeld(),
          onTexts: () => onTexts(payload, document),
        })
      })
    })
    // As a failed attempt, so that the next process continues the job.
    if (!work.isFinished) throw new Error(`The text of document ${document} is not recognized yet`)
    return { output: {} }
  },
})
