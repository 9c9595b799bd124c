import type { CollectionAfterChangeHook, Payload, Plugin } from 'payload'

import { createPrepareReadingTask } from './preparation/prepareReading'
import { createRecognizeTextTask } from './recognition/recognizeReading'
import { Lectures } from './records/Lectures'
import { createPagesDeRegards } from './records/PagesDeRegards'

interface LectureFollowers {
  /** Called when the pages of a PDF, or texts of them, are written; perhaps more than once. */
  onPages: (payload: Payload, document: string) => Promise<void>
  /** Hooks of a page whose correction is saved, in their order. */
  afterCorrection: CollectionAfterChangeHook[]
}

/**
 * Creates the Payload plugin of the online reading: the readings of the PDFs and their pages, and the jobs
 * that prepare a PDF and recognize the text of its scans. What an issue has of its reading is exported for
 * the collections of issues and PDFs.
 * @param followers what other features make of pages: the reading knows none of them
 */
export const createLecturePlugin =
  ({ onPages, afterCorrection }: LectureFollowers): Plugin =>
  (config) => {
    const collections = config.collections ?? []
    // Behind the PDFs, to which they belong: the panel lists collections in this order.
    const behindPdfs = collections.findIndex(({ slug }) => slug === 'documents') + 1
    const tasks = [createPrepareReadingTask(onPages), createRecognizeTextTask(onPages)]
    return {
      ...config,
      collections: collections.toSpliced(
        behindPdfs,
        0,
        Lectures,
        createPagesDeRegards(afterCorrection),
      ),
      jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...tasks] },
    }
  }
