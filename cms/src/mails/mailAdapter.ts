import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter, Payload } from 'payload'

import { env } from '../env'
import { createTransport } from './createTransport'
import { readSender } from './readSender'

/** What `payload.sendEmail` sends by; mails come from the federation unless they say otherwise. */
export async function mailAdapter(): Promise<EmailAdapter> {
  const adapter = await nodemailerAdapter({
    defaultFromAddress: env.mailFrom,
    defaultFromName: 'Regards',
    transport: createTransport(env),
    // A server that is away at start must not keep the product from starting.
    skipVerify: true,
  })
  return ({ payload }) => {
    const inner = adapter({ payload })
    return {
      ...inner,
      sendEmail: async (message) =>
        inner.sendEmail({ ...message, from: message.from ?? (await from(payload)) }),
    }
  }
}

/** The federation's name, which its editors may change, with the address of the settings. */
const from = async (payload: Payload): Promise<string> =>
  formatSender((await readSender(payload)).nom, env.mailFrom)

/** A name and an address as they stand in the header From. */
export const formatSender = (name: string, address: string): string =>
  `"${name.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}" <${address}>`
