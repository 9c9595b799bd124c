import type { JobsConfig } from 'payload'

import { announceTask } from '../announcing'
import { removeStoredTask } from '../files/removeStored'
import { remakeSizesTask } from '../files/sizes/remakeSizesTask'
import { answerDemandeTask } from '../newsletter'
import { sendResetLinkTask, tellPasswordChangedTask } from '../signin/reset/tasks'

/**
 * Work that outlives a request: queued with `payload.jobs.queue`, done by `startJobs` of whichever
 * process comes first. Payload's own runner (`autoRun`, GET /api/payload-jobs/run) stays closed: on
 * MongoDB it may give a job to two processes, and it never takes up again what a dead one left.
 */
export const jobs: JobsConfig = {
  tasks: [
    announceTask,
    answerDemandeTask,
    sendResetLinkTask,
    tellPasswordChangedTask,
    removeStoredTask,
    remakeSizesTask,
  ],
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    endpoints: false,
  }),
}
