import type { Payload } from 'payload'

import { shutdown } from '../../../lib/process/shutdown'
import { log } from '../../../lib/log'

const INITIAL_DELAY_MS = 1_000
const MAX_DELAY_MS = 5 * 60_000

/** Whether the mail server lets mails in; while it does not, nobody is tried, for longer each time. */
export class SmtpBackoff {
  private waitMs = INITIAL_DELAY_MS
  private closedUntil = 0
  /** Whether the row may say that the server is away: a process that ended may have noted it. */
  private isNoted = true

  constructor(
    private readonly payload: Payload,
    private readonly annonce: string,
  ) {}

  /** Waits until the server may be tried. */
  async waitUntilReady(): Promise<void> {
    for (;;) {
      const ms = this.closedUntil - performance.now()
      if (ms <= 0 || shutdown.signal.aborted) return
      await shutdown.sleep(ms)
    }
  }

  async recordFailure(reason: string): Promise<void> {
    // Of several that fail together, the first one counts.
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
