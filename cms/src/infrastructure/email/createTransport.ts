import { createTransport as createMailTransport, type Transporter } from 'nodemailer'

import type { Env } from '../../lib/env'
import { emailUnavailable } from '../../lib/errors/apiErrors'
import { createFileTransport } from './createFileTransport'
import { CONNECTION_TIMEOUT_MS, openSmtpSocket } from './openSmtpSocket'
import { notifyHandover } from './notifyHandover'

/** A server may take its time to judge a mail (RFC 5321, 4.5.3.2), yet not for ever. */
const SOCKET_TIMEOUT_MS = 5 * 60_000
/** How many mails are handed over at the same time. */
export const MAX_CONNECTIONS = 5

/** What the address of a server may say otherwise. */
const DEFAULT_OPTIONS = {
  maxConnections: MAX_CONNECTIONS,
  connectionTimeout: CONNECTION_TIMEOUT_MS,
  dnsTimeout: CONNECTION_TIMEOUT_MS,
  greetingTimeout: CONNECTION_TIMEOUT_MS,
  socketTimeout: SOCKET_TIMEOUT_MS,
}

const FORCED_OPTIONS = {
  pool: true,
  // A mail whose connection broke may have arrived: whoever sends it decides about a second time.
  maxRequeues: 0,
  // What a mail holds is given, never fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
}

export type EmailSettings = Pick<Env, 'smtpUrl' | 'isEmbedded' | 'dataDir'>

/**
 * What mails leave by: the SMTP server of the settings, or files where the embedded set-up has none.
 * Production without a server fails each of them with `mail-unavailable`: none is lost in silence.
 */
export function createTransport(settings: EmailSettings): Transporter {
  const transport = selectTransport(settings)
  transport.use('stream', notifyHandover)
  return transport
}

function selectTransport({ smtpUrl, isEmbedded, dataDir }: EmailSettings): Transporter {
  if (smtpUrl) {
    const mailer = createMailTransport(addOptionsToUrl(smtpUrl))
    Object.assign(mailer.transporter, { getSocket: openSmtpSocket })
    return mailer
  }
  if (isEmbedded) return createFileTransport(dataDir)
  return createMailTransport<unknown>({
    name: 'none',
    version: '1',
    send: (_mail, callback) => callback(emailUnavailable(), undefined),
  })
}

/** The library takes its options from the address alone, where it is given one. */
function addOptionsToUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(DEFAULT_OPTIONS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  for (const [name, value] of Object.entries(FORCED_OPTIONS))
    url.searchParams.set(name, String(value))
  return url.href
}
