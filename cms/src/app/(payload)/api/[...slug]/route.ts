import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'

import { wrapRestHandler } from '../../../../server/rest/wrapRestHandler'

export const GET = wrapRestHandler(REST_GET(config))
export const POST = wrapRestHandler(REST_POST(config))
export const DELETE = wrapRestHandler(REST_DELETE(config))
export const PATCH = wrapRestHandler(REST_PATCH(config))
export const PUT = wrapRestHandler(REST_PUT(config))
export const OPTIONS = wrapRestHandler(REST_OPTIONS(config))
