import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '../../../lib/env'
import { createTextResponse } from '../../../features/seo/createTextResponse'
import { buildSitemap } from '../../../features/seo/buildSitemap'
import { readSitemap } from '../../../features/seo/readSitemap'

export const dynamic = 'force-dynamic'

/** GET /sitemap.xml: every indexable page. */
export function GET() {
  return createTextResponse('application/xml', async () =>
    buildSitemap(env.siteUrl, await readSitemap(await getPayload({ config }))),
  )
}
