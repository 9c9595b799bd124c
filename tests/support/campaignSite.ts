import { client, type Client } from './client'
import type { Setup } from './setups'
import { shareEmailProduct } from './sharedProducts'

export type CampaignSite = Awaited<ReturnType<typeof openCampaignSite>>

/** Returns a product that sends its letters at once to an SMTP server, shared with other test files. */
export async function openCampaignSite(setup: Setup) {
  const shared = await shareEmailProduct(setup)
  const visitor: Client = client(shared.product.url)
  return {
    ...shared,
    administrator: await visitor.as('administrateur'),
    editor: await visitor.as('editeur'),
  }
}
