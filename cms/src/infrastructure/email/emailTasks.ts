import type { Payload, TaskConfig } from 'payload'

/** Retries after 30 s, 1, 2 and 4 minutes, to survive a short outage of the mail server. */
const RETRIES = {
  attempts: 4,
  backoff: { type: 'exponential' as const, delay: 30_000 },
}

const slugs = new Set<string>()

interface EmailTask<Input extends object> {
  slug: string
  label: string
  inputSchema: NonNullable<TaskConfig['inputSchema']>
  /** For a task that must survive longer outages. */
  retries?: TaskConfig['retries']
  /** @param job its id */
  send: (payload: Payload, input: Input, job: string) => Promise<void>
}

/** Returns the configuration of a task that sends e-mails. */
export function emailTask<Input extends object>(
  task: EmailTask<Input>,
): TaskConfig<{ input: object; output: object }> {
  const { send, retries = RETRIES, ...config } = task
  slugs.add(task.slug)
  return {
    ...config,
    retries,
    handler: async ({ input, job, req: { payload } }) => {
      await send(payload, input as Input, job.id)
      return { output: {} }
    },
  }
}

/** Removes the jobs of all waiting e-mails: a restored site sends nothing by itself. */
export const removeEmailJobs = (payload: Payload): Promise<void> =>
  payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { taskSlug: { in: [...slugs] } },
  })
