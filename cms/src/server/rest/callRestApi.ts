import config from '@payload-config'
import { REST_GET, REST_POST } from '@payloadcms/next/routes'

import type { RequestOptions } from '../../lib/process/getBootState'
import { env } from '../../lib/env'
import { wrapRestHandler } from './wrapRestHandler'

const routes = { GET: wrapRestHandler(REST_GET(config)), POST: wrapRestHandler(REST_POST(config)) }

/** Calls Payload's REST API without credentials. @param address starting with /api */
export function callRestApi(
  address: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
): Promise<Response> {
  const url = new URL(address, env.siteUrl)
  const slug = url.pathname.split('/').slice(2).map(decodeURIComponent)
  return routes[method](new Request(url, { method, headers }), {
    params: Promise.resolve({ slug }),
  })
}
