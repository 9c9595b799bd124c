import config from '@payload-config'
import { getPayload } from 'payload'

import { createBookResponse } from '../../../../../features/epub'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ numero: string }> }

/** GET and HEAD /regards/{n}/epub: an issue as an EPUB 3 file. */
export async function GET(request: Request, { params }: Context) {
  return createBookResponse(await getPayload({ config }), request, (await params).numero)
}
