import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SendJournal } from '../../cms/src/features/newsletter/campaigns/SendJournal'
import { poll } from './ports'
import type { Product } from './product'
import type { Smtp } from './smtp'

/** Ample time for the kernel to deliver its buffered e-mails, in milliseconds. */
const DRAIN_MS = 2_000

/**
 * Kills a product's process during a campaign, at any moment except between the journal entry for
 * an e-mail's last bytes and their transmission. That window lasts microseconds, and an e-mail in
 * it is lost (docs/decisions/016).
 */
export async function killWhileSending(product: Product, smtp: Smtp): Promise<void> {
  for (;;) {
    product.pause()
    try {
      await poll(() => countHandedOver(product.dataDir) === countReceived(smtp), {
        what: 'the mails that were handed over',
        timeoutMs: DRAIN_MS,
        intervalMs: 10,
      })
      break
    } catch {
      // Suspended inside that window: the e-mail completes once the process resumes.
      const count = smtp.mails.length
      product.resume()
      await smtp.waitForCount(count + 1)
    }
  }
  await product.kill()
}

/** Counts the recipients in the journals of all processes of a campaign. */
function countHandedOver(dataDir: string): number {
  const dir = join(dataDir, 'envois')
  return new Set(readdirSync(dir).flatMap((name) => [...(SendJournal.read(dir, name) ?? [])])).size
}

const countReceived = (smtp: Smtp): number => new Set(smtp.mails.flatMap(({ to }) => to)).size
