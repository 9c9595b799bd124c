import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '../../../lib/env'
import { buildFeed, createTextResponse, readFeed } from '../../../features/seo'

export const dynamic = 'force-dynamic'

/** GET /regards.atom: Atom feed of the newest issues. */
export function GET() {
  return createTextResponse('application/atom+xml', async () =>
    buildFeed(await readFeed(await getPayload({ config }), env.siteUrl)),
  )
}
