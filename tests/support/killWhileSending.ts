import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SendJournal } from '../../cms/src/features/newsletter/campaigns/SendJournal'
import { poll } from './ports'
import type { Product } from './product'
import type { Smtp } from './smtp'

/** Much more than the kernel takes to give out what it has of mails. */
const DRAIN_MS = 2_000

/**
 * Ends the process of a product in the middle of an announcement, at any moment but one: between the line
 * of its journal that says that a mail's end was handed over, and that end. It is some microseconds long,
 * and the one mail that is in it then is missed (docs/decisions/016).
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
      // Frozen in that instant: the end of the mail comes as soon as it goes on.
      const count = smtp.mails.length
      product.resume()
      await smtp.waitForCount(count + 1)
    }
  }
  await product.kill()
}

/** To how many the ends of mails were handed over, by all the processes of an announcement. */
function countHandedOver(dataDir: string): number {
  const dir = join(dataDir, 'envois')
  return new Set(readdirSync(dir).flatMap((name) => [...(SendJournal.read(dir, name) ?? [])])).size
}

const countReceived = (smtp: Smtp): number => new Set(smtp.mails.flatMap(({ to }) => to)).size
