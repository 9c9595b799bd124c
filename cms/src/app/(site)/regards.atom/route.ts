import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '../../../env'
import { answerFound } from '../../../found/answerFound'
import { buildFeed } from '../../../found/buildFeed'
import { readFeed } from '../../../found/readFeed'

export const dynamic = 'force-dynamic'

/** GET /regards.atom: the newest issues, for programs that follow them. */
export function GET() {
  return answerFound('application/atom+xml', async () =>
    buildFeed(await readFeed(await getPayload({ config }), env.siteUrl)),
  )
}
