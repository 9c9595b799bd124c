import type { CollectionAfterChangeHook, Payload, Plugin } from 'payload'

import { createPrepareReadingTask } from './preparation/prepareReading'
import { createRecognizeTextTask } from './recognition/recognizeReading'
import { Lectures } from './records/Lectures'
import { createPagesDeRegards } from './records/PagesDeRegards'

export { issueCardEndpoint, pageCardEndpoint } from './endpoints/readingEndpoints'
export {
  asksForDrafts,
  findIssueArticles,
  findIssueReading,
  type IssueReading,
} from './endpoints/findIssueReading'
export {
  PICTURE_FIELDS,
  toImageResponse,
  toPageCardPath,
  toPagePicture,
} from './endpoints/pageViews'
export { lectureEndpoint, texteEndpoint } from './endpoints/readingEndpoints'
export { lecturesEndpoint, prepareAgainEndpoint } from './endpoints/stateEndpoints'
export { lectureOperations } from './operations'
export { readPendingReadings } from './panel/pendingReadings'
export { acceptPdf } from './preparation/acceptPdf'
export { findPdf } from './preparation/pdfFile'
export { deleteReadingOfPdf, prepareNewPdf } from './preparation/pdfHooks'
export {
  CARRY_OVER_TASK,
  queueIssues,
  queueOutdatedReadings,
  queueWaitingPages,
} from './preparation/queueReadings'
export { endReview, resumeReview } from './preparation/reviewMarks'
export {
  addFormerText,
  noteCorrections,
  takeCorrection,
  toCorrectionsLock,
} from './records/corrections'
export { findReading, saveReading } from './records/Lectures'
export { findPages } from './records/pageRows'
export {
  endFormerArticles,
  findShownPdfs,
  hasShownArticles,
  haveShownArticles,
  keepFormerArticles,
  withdrawFormerArticles,
} from './records/shownArticles'
export type { Bloc } from '@regards/contract/schemas/blocs'
export type { EntreeDuPlan } from '@regards/contract/schemas/pageMessages'
export type { CorrectedPage, StoredPage, StoredReading } from './types'

interface LectureFollowers {
  /** Called when the pages of a PDF, or texts of them, are written; perhaps more than once. */
  onPages: (payload: Payload, document: string) => Promise<void>
  /** Hooks of a page whose correction is saved, in their order. */
  afterCorrection: CollectionAfterChangeHook[]
}

/**
 * Creates the plugin of the online reading: the readings of the PDFs and their pages, and the jobs
 * that prepare a PDF and recognize the text of its scans.
 * @param followers hooks of other features, which the reading does not import
 */
export const createLecturePlugin =
  ({ onPages, afterCorrection }: LectureFollowers): Plugin =>
  (config) => {
    const collections = config.collections ?? []
    // After the PDFs that they belong to: the panel lists collections in this order.
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
