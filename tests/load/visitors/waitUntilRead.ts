import type { Client } from '../../support/client'
import { waitForReading } from '../../support/readings'

const LIMIT_MS = 300_000

/** As often as the page of the administrator asks: each answer is read from the database. */
const POLL_MS = 2_000

/** Waits until an issue is read online. */
export async function waitUntilRead(administrator: Client, issue: string): Promise<void> {
  await waitForReading(administrator, issue, ({ etat }) => etat === 'prete', LIMIT_MS, POLL_MS)
}
