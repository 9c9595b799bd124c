import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '../../../lib/env'
import {
  buildSitemap,
  buildSitemapIndex,
  createTextResponse,
  readSitemap,
} from '../../../features/seo'

export const dynamic = 'force-dynamic'

/** GET /sitemap.xml: every indexable page, or an index of the sitemaps of a large site. */
export function GET() {
  return createTextResponse('application/xml', async () => {
    const map = await readSitemap(await getPayload({ config }))
    return 'files' in map
      ? buildSitemapIndex(env.siteUrl, map.files)
      : buildSitemap(env.siteUrl, map.entries)
  })
}
