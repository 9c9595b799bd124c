import { nodemailerAdapter } from '@payloadcms/email-nodemailer'

import { env } from '../../lib/env'
import { createTransport } from './createTransport'

/** Creates the e-mail adapter behind `payload.sendEmail`. */
export const createEmailAdapter = () =>
  nodemailerAdapter({
    defaultFromAddress: env.mailFrom,
    defaultFromName: 'Regards',
    transport: createTransport(env),
    // An unavailable SMTP server must not prevent the boot.
    skipVerify: true,
  })
