import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { env } from '../../lib/env'
import { createTransport } from './createTransport'
import { apiError } from '../../lib/errors/apiErrors'

/** Creates the e-mail adapter behind `payload.sendEmail`. */
export const createEmailAdapter = () =>
  nodemailerAdapter({
    defaultFromAddress: env.mailFrom,
    defaultFromName: 'Regards',
    transport: createTransport(env),
    // An unavailable SMTP server must not prevent the boot.
    skipVerify: true,
  })

/** Whether e-mails can be sent: through an SMTP server, or to files. */
export const canSendEmail = (): boolean => env.smtpUrl !== undefined || env.writesEmailFiles

/** Checks that e-mails can be sent. @throws ApiError 503 mail-unavailable */
export function requireEmail(): void {
  if (!canSendEmail()) throw apiError('mail-unavailable')
}
