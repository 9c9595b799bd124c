import config from '@payload-config'
import { REST_GET, REST_POST } from '@payloadcms/next/routes'

import type { Asking } from '../boot/state'
import { env } from '../env'
import { payloadRoute } from '../http/payloadRoute'

const routes = { GET: payloadRoute(REST_GET(config)), POST: payloadRoute(REST_POST(config)) }

/**
 * Asks Payload's REST API as a visitor would, in this process.
 * @param address path and query, from /api on
 */
export function ask(
  address: string,
  { method = 'GET', headers = {} }: Asking = {},
): Promise<Response> {
  const url = new URL(address, env.siteUrl)
  const slug = url.pathname.split('/').slice(2).map(decodeURIComponent)
  return routes[method](new Request(url, { method, headers }), {
    params: Promise.resolve({ slug }),
  })
}
