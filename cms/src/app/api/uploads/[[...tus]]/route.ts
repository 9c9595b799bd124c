import config from '@payload-config'

import { getSessionUser } from '../../../../features/accounts'
import { handleUploads, rejectReads } from '../../../../media/uploads/handleUploads'

export const dynamic = 'force-dynamic'

const handle = (request: Request) => handleUploads(request, config, getSessionUser)

export {
  handle as DELETE,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  rejectReads as GET,
}
