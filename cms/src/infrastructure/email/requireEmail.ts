import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'

/** Whether e-mails can be sent: through an SMTP server, or to files. */
export const canSendEmail = (): boolean => env.smtpUrl !== undefined || env.writesEmailFiles

/**
 * Checks that e-mails can be sent, before an action that needs one.
 * @throws ApiError 503 mail-unavailable
 */
export function requireEmail(): void {
  if (!canSendEmail()) throw apiError('mail-unavailable')
}
