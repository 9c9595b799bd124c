import { nodemailerAdapter } from '@payloadcms/email-nodemailer'

import { env } from '../../lib/env'
import { createTransport } from './createTransport'

/** What `payload.sendEmail` sends by. */
export const createEmailAdapter = () =>
  nodemailerAdapter({
    defaultFromAddress: env.mailFrom,
    defaultFromName: 'Regards',
    transport: createTransport(env),
    // A server that is away at start must not keep the product from starting.
    skipVerify: true,
  })
