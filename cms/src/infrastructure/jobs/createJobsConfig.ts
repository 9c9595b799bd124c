import type { JobsConfig } from 'payload'

/**
 * Creates Payload's jobs configuration: background work queued with `payload.jobs.queue` and run by
 * `startJobRunner` of any process. Payload's own runner (`autoRun`, GET /api/payload-jobs/run)
 * stays disabled: on MongoDB it may run a job in two processes, and it never resumes jobs of a dead
 * process.
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
