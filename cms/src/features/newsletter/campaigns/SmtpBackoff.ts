import type { Payload } from 'payload'

import { shutdown } from '../../../lib/process/shutdown'
import { log } from '../../../lib/log'

const INITIAL_DELAY_MS = 1_000
const MAX_DELAY_MS = 5 * 60_000

/**
 * Exponential backoff for the SMTP server: while it is unreachable or rejects connections, no
 * e-mail is sent.
 */
export class SmtpBackoff {
  private waitMs = INITIAL_DELAY_MS
  private closedUntil = 0
  /** Whether the database row may still record an outage, possibly from an earlier process. */
  private isNoted = true

  constructor(
    private readonly payload: Payload,
    private readonly annonce: string,
  ) {}

  /** Waits until the next attempt is allowed, or until shutdown. */
  async waitUntilReady(): Promise<void> {
    for (;;) {
      const ms = this.closedUntil - performance.now()
      if (ms <= 0 || shutdown.signal.aborted) return
      await shutdown.sleep(ms)
    }
  }

  async recordFailure(reason: string): Promise<void> {
    // Of several concurrent failures, only the first counts.
    if (this.closedUntil > performance.now()) return
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
    await this.payload.db.updateOne({
      collection: 'annonces',
      where: { id: { equals: this.annonce } },
      data: { obstacle, prochainEssai },
      returning: false,
    })
  }
}
