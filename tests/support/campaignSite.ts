import { client, type Client } from './client'
import { startProduct, type Product } from './product'
import { openRecords, type Records } from './records'
import type { Setup } from './setups'
import { startSmtp, type Smtp } from './smtp'

/** A product of its own that sends its letters at once to an SMTP server of its own. */
export type CampaignSite = {
  smtp: Smtp
  product: Product
  records: Records
  administrator: Client
  editor: Client
  stop(): Promise<void>
}

export async function startCampaignSite(setup: Setup): Promise<CampaignSite> {
  const smtp = await startSmtp()
  const product = await startProduct({
    setup,
    env: { SMTP_URL: smtp.url, MAILS_PER_MINUTE: '100000', MAIL_RETRY_SECONDS: '1' },
  })
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })
  return {
    ...{ smtp, product, records },
    administrator: await client(product.url).as('administrateur'),
    editor: await client(product.url).as('editeur'),
    async stop() {
      await records.close()
      await product.stop()
      await smtp.stop()
    },
  }
}
