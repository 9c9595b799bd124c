import config from '@payload-config'

import { getSessionUser } from '../../../../../features/accounts'
import { handleObjects } from '../../../../../media/storageApi/handleObjects'

export const dynamic = 'force-dynamic'

const handle = (request: Request) => handleObjects(request, config, getSessionUser)

// Exports every method, so that an unsupported one gets an error in the API's format.
export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
