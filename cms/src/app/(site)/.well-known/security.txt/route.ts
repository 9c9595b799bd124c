import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '../../../../env'
import { answerFound } from '../../../../found/answerFound'
import { buildSecurityTxt } from '../../../../found/buildSecurityTxt'
import { isExampleEmail } from '../../../../globals/Parametres/incomplete'

export const dynamic = 'force-dynamic'

/** GET /.well-known/security.txt: where to report a vulnerability. */
export function GET() {
  return answerFound('text/plain', async () => {
    const payload = await getPayload({ config })
    const { email } = await payload.findGlobal({ slug: 'parametres', depth: 0 })
    return buildSecurityTxt({
      siteUrl: env.siteUrl,
      email: isExampleEmail(email) ? undefined : email,
      now: new Date(),
    })
  })
}
