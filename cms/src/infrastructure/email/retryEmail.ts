import type { TaskConfig } from 'payload'

/** Retries after 30 s, 1, 2 and 4 minutes, to survive a short outage of the mail server. */
export const retryEmail: TaskConfig['retries'] = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 30_000 },
}
