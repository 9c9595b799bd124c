import type { JobsConfig } from 'payload'

/**
 * Payload's settings for jobs: work that outlives a request, queued with `payload.jobs.queue` and run by
 * `startJobRunner` of any process. Payload's own runner (`autoRun`, GET /api/payload-jobs/run) stays closed: on
 * MongoDB it may give a job to two processes, and it never takes up again what a dead one left.
 */
export const createJobsConfig = (tasks: JobsConfig['tasks']): JobsConfig => ({
  tasks,
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    endpoints: false,
  }),
})
