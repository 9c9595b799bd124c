import { createTransport as createMailTransport, type Transporter } from 'nodemailer'

import type { Env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { metrics } from '../../lib/telemetry/metrics'
import { wrapMethods } from '../../lib/telemetry/observeCalls'
import { createFileTransport } from './createFileTransport'

const CONNECTION_TIMEOUT_MS = 10_000
/** Socket timeout: servers may take minutes to process a message (RFC 5321, 4.5.3.2). */
const SOCKET_TIMEOUT_MS = 5 * 60_000
/** Number of concurrent SMTP connections. */
export const MAX_CONNECTIONS = 5

/** Options that the query of SMTP_URL may override. */
const DEFAULT_OPTIONS = {
  maxConnections: MAX_CONNECTIONS,
  connectionTimeout: CONNECTION_TIMEOUT_MS,
  dnsTimeout: CONNECTION_TIMEOUT_MS,
  greetingTimeout: CONNECTION_TIMEOUT_MS,
  socketTimeout: SOCKET_TIMEOUT_MS,
}

const FORCED_OPTIONS = {
  pool: true,
  // After a broken connection the e-mail may have been delivered: the caller decides on a retry.
  maxRequeues: 0,
  // Message content is passed in, never read from files or URLs.
  disableFileAccess: true,
  disableUrlAccess: true,
}

export type EmailSettings = Pick<Env, 'smtpUrl' | 'writesEmailFiles' | 'dataDir'>

/**
 * Creates the e-mail transport: the SMTP server of the settings, or files in the embedded set-up
 * and with MAIL=off. In production without an SMTP server every e-mail fails with
 * `mail-unavailable`; none is lost silently.
 */
export function createTransport(settings: EmailSettings): Transporter {
  const transport = selectTransport(settings)
  return wrapMethods(transport, ['sendMail'], (_name, send) => countEmail(send))
}

async function countEmail(send: () => Promise<unknown>): Promise<unknown> {
  try {
    const sent = await send()
    metrics.emails.inc({ outcome: 'sent' })
    return sent
  } catch (error) {
    metrics.emails.inc({ outcome: 'failed' })
    throw error
  }
}

function selectTransport({ smtpUrl, writesEmailFiles, dataDir }: EmailSettings): Transporter {
  if (smtpUrl) return createMailTransport(addOptionsToUrl(smtpUrl))
  if (writesEmailFiles) return createFileTransport(dataDir)
  return createMailTransport({
    name: 'none',
    version: '1',
    send: (_mail, callback) => callback(apiError('mail-unavailable'), undefined),
  })
}

/** Nodemailer ignores other options when it is given a URL. */
function addOptionsToUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(DEFAULT_OPTIONS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  for (const [name, value] of Object.entries(FORCED_OPTIONS))
    url.searchParams.set(name, String(value))
  return url.href
}
