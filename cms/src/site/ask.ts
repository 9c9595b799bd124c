import config from '@payload-config'
import { REST_GET } from '@payloadcms/next/routes'

import { env } from '../env'
import { payloadRoute } from '../http/payloadRoute'

const get = payloadRoute(REST_GET(config))

/**
 * Asks Payload's REST API as a visitor would, in this process.
 * @param address path and query, from /api on
 */
export function ask(address: string): Promise<Response> {
  const url = new URL(address, env.siteUrl)
  const slug = url.pathname.split('/').slice(2).map(decodeURIComponent)
  return get(new Request(url), { params: Promise.resolve({ slug }) })
}
