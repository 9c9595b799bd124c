import type { Payload, TaskConfig } from 'payload'

/** Retries after 30 s, 1, 2 and 4 minutes, to survive a short outage of the mail server. */
const RETRIES = {
  attempts: 4,
  backoff: { type: 'exponential' as const, delay: 30_000 },
}

const slugs = new Set<string>()

/**
 * Returns the slug and the retries of a task that sends one e-mail, for its configuration.
 * @param retries for a task that must survive longer outages
 */
export function emailTask(slug: string, retries: TaskConfig['retries'] = RETRIES) {
  slugs.add(slug)
  return { slug, retries }
}

/** Removes the jobs of all e-mails that wait: a restored site sends nothing by itself. */
export const removeEmailJobs = (payload: Payload): Promise<void> =>
  payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { taskSlug: { in: [...slugs] } },
  })
