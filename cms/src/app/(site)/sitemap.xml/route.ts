import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '../../../env'
import { answerFound } from '../../../found/answerFound'
import { buildSitemap } from '../../../found/buildSitemap'
import { readSitemap } from '../../../found/readSitemap'

export const dynamic = 'force-dynamic'

/** GET /sitemap.xml: every page that is to be found. */
export function GET() {
  return answerFound('application/xml', async () =>
    buildSitemap(env.siteUrl, await readSitemap(await getPayload({ config }))),
  )
}
