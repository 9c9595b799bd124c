import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '../../../../lib/env'
import { buildSecurityTxt, createTextResponse } from '../../../../features/seo'
import { isExampleEmail } from '../../../../features/pages'

export const dynamic = 'force-dynamic'

/** GET /.well-known/security.txt: the contact for vulnerability reports. */
export function GET() {
  return createTextResponse('text/plain', async () => {
    const payload = await getPayload({ config })
    const { email } = await payload.findGlobal({ slug: 'parametres', depth: 0 })
    return buildSecurityTxt({
      siteUrl: env.siteUrl,
      email: isExampleEmail(email) ? undefined : email,
      now: new Date(),
    })
  })
}
