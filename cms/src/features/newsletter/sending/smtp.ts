import type { Payload } from 'payload'

import { byId, updateRow } from '../../../infrastructure/database/rows'
import { log } from '../../../lib/log'
import { shutdown } from '../../../lib/process/shutdown'

export type SendOutcome =
  | { kind: 'sent' }
  /** Permanent failure: the mailbox does not exist, or rejects the e-mail. */
  | { kind: 'refused'; reason: string }
  /** Temporary failure: the mailbox is full, or the server uses greylisting. */
  | { kind: 'later'; reason: string }
  /** Not related to the recipient: the server is unreachable, or rejects our connection. */
  | { kind: 'unreachable'; reason: string }
  /** The server closed the connection during this e-mail: it closes for all, or for this mailbox. */
  | { kind: 'dropped'; reason: string }

interface SmtpError {
  message?: unknown
  responseCode?: unknown
  /** The server's last response. */
  response?: unknown
  /** The SMTP command that the response belongs to. */
  command?: unknown
}

const MAX_REASON = 300

/** Maximum characters of a response that are processed. */
const MAX_READ = 1_000

/** Server responses name the recipient, for longer than an unsubscribed address may be kept. */
const ADDRESS = /(?<![^\s<>()"',;:@])[^\s<>()"',;:@]+@[^\s<>()"',;:]+/g

/**
 * Nodemailer's messages when an open connection ends. With pipelining, a reply 421 to RCPT TO has
 * the second or the third one, and no command.
 */
const CLOSED =
  /^(Connection closed unexpectedly|Server closed the connection|Reached maximum number of retries)/

/** Classifies a delivery failure (RFC 5321, section 4.2.1). */
export function classifySmtpError(error: unknown): Exclude<SendOutcome, { kind: 'sent' }> {
  const { message, responseCode, response, command } = (error ?? {}) as SmtpError
  const said = String(response ?? message ?? error).slice(0, MAX_READ)
  const reason = said.replace(ADDRESS, '…').slice(0, MAX_REASON)
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  // 421: the server closes the connection; some answer it to one mailbox, each time.
  if ((responseCode === 421 && isAboutMail) || CLOSED.test(String(message))) {
    return { kind: 'dropped', reason }
  }
  if (typeof responseCode !== 'number' || responseCode === 421 || !isAboutMail) {
    return { kind: 'unreachable', reason }
  }
  return { kind: responseCode >= 500 ? 'refused' : 'later', reason }
}

/** Delay after the first failure in a row. */
const INITIAL_DELAY_MS = 1_000
const MAX_DELAY_MS = 5 * 60_000

/** Exponential backoff while the SMTP server is unreachable or rejects connections. */
export class SmtpBackoff {
  private closedUntil = 0
  /** Whether the database row may still record an outage, possibly from an earlier process. */
  private isNoted = true

  constructor(
    private readonly payload: Payload,
    private readonly annonce: string,
    /** Delay after the next failure, which an earlier run may have left. */
    private waitMs = INITIAL_DELAY_MS,
  ) {}

  /** Delay after the next failure, for a run that goes on later. */
  get delayMs(): number {
    return this.waitMs
  }

  /** Returns for how long no e-mail may be sent, in milliseconds; 0 if one may. */
  get closedMs(): number {
    return Math.max(0, this.closedUntil - performance.now())
  }

  /** Waits until the next attempt is allowed, or until shutdown. */
  async waitUntilReady(): Promise<void> {
    for (;;) {
      const ms = this.closedMs
      if (ms === 0 || shutdown.signal.aborted) return
      await shutdown.sleep(ms)
    }
  }

  async recordFailure(reason: string): Promise<void> {
    // Of several concurrent failures, only the first counts.
    if (this.closedMs > 0) return
    this.closedUntil = performance.now() + this.waitMs
    const prochainEssai = new Date(Date.now() + this.waitMs).toISOString()
    this.waitMs = Math.min(this.waitMs * 2, MAX_DELAY_MS)
    this.isNoted = true
    log.warn({ annonce: this.annonce, raison: reason, prochainEssai }, 'Serveur d’envoi fermé')
    await this.saveObstacle(reason, prochainEssai)
  }

  async recordSuccess(): Promise<void> {
    this.waitMs = INITIAL_DELAY_MS
    if (!this.isNoted) return
    this.isNoted = false
    await this.saveObstacle(null, null)
  }

  private async saveObstacle(obstacle: string | null, prochainEssai: string | null): Promise<void> {
    await updateRow(this.payload, 'annonces', byId(this.annonce), { obstacle, prochainEssai })
  }
}
