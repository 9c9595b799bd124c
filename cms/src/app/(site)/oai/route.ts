import config from '@payload-config'
import { getPayload } from 'payload'

import { createOaiResponse } from '../../../features/oai'

export const dynamic = 'force-dynamic'

/** GET, HEAD and POST /oai: what libraries harvest (OAI-PMH 2.0). */
export async function GET(request: Request) {
  return createOaiResponse(await getPayload({ config }), request)
}

export const POST = (request: Request) => GET(request)
