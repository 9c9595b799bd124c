import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'

import { houseRoute } from '../../../../errors/houseRoute'

export const GET = houseRoute(REST_GET(config))
export const POST = houseRoute(REST_POST(config))
export const DELETE = houseRoute(REST_DELETE(config))
export const PATCH = houseRoute(REST_PATCH(config))
export const PUT = houseRoute(REST_PUT(config))
export const OPTIONS = houseRoute(REST_OPTIONS(config))
