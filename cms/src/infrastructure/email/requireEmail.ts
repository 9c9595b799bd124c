import type { TaskConfig } from 'payload'

import { env } from '../../lib/env'
import { emailUnavailable } from '../../lib/errors/apiErrors'

/** Whether e-mails can be sent: through an SMTP server, or to files in the embedded set-up. */
export const canSendEmail = (): boolean => env.smtpUrl !== undefined || env.isEmbedded

/**
 * Checks that e-mails can be sent, before an action that needs one.
 * @throws ApiError 503 mail-unavailable
 */
export function requireEmail(): void {
  if (!canSendEmail()) throw emailUnavailable()
}

/** Retries after 30 s, 1, 2 and 4 minutes, to survive a short outage of the mail server. */
export const retryEmail: TaskConfig['retries'] = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 30_000 },
}
