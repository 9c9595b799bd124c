import { createTransport as createMailTransport, type Transporter } from 'nodemailer'

import type { Env } from '../env'
import { mailUnavailable } from '../errors/houseErrors'
import { fileTransport } from './fileTransport'
import { CONNECTION_MS, openSocket } from './openSocket'
import { tellHandover } from './tellHandover'

/** A server may take its time to judge a mail (RFC 5321, 4.5.3.2), yet not for ever. */
const SOCKET_MS = 5 * 60_000
/** How many mails are handed over at the same time. */
export const MAX_AT_ONCE = 5

/** What the address of a server may say otherwise. */
const CHOICES = {
  maxConnections: MAX_AT_ONCE,
  connectionTimeout: CONNECTION_MS,
  dnsTimeout: CONNECTION_MS,
  greetingTimeout: CONNECTION_MS,
  socketTimeout: SOCKET_MS,
}

const RULES = {
  pool: true,
  // A mail whose connection broke may have arrived: whoever sends it decides about a second time.
  maxRequeues: 0,
  // What a mail holds is given, never fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
}

export type MailSettings = Pick<Env, 'smtpUrl' | 'isEmbedded' | 'dataDir'>

/**
 * What mails leave by: the SMTP server of the settings, or files where the embedded set-up has none.
 * Production without a server fails each of them with `mail-unavailable`: none is lost in silence.
 */
export function createTransport(settings: MailSettings): Transporter {
  const transport = transportFor(settings)
  transport.use('stream', tellHandover)
  return transport
}

function transportFor({ smtpUrl, isEmbedded, dataDir }: MailSettings): Transporter {
  if (smtpUrl) {
    const mailer = createMailTransport(withOptions(smtpUrl))
    Object.assign(mailer.transporter, { getSocket: openSocket })
    return mailer
  }
  if (isEmbedded) return fileTransport(dataDir)
  return createMailTransport<unknown>({
    name: 'none',
    version: '1',
    send: (_mail, callback) => callback(mailUnavailable(), undefined),
  })
}

/** The library takes its options from the address alone, where it is given one. */
function withOptions(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(CHOICES)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  for (const [name, value] of Object.entries(RULES)) url.searchParams.set(name, String(value))
  return url.href
}
