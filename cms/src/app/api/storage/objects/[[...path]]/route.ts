import config from '@payload-config'

import { handleObjects } from '../../../../../media/storageApi'

export const dynamic = 'force-dynamic'

const handle = (request: Request) => handleObjects(request, config)

// Every verb, so that an unsupported one gets an error of the API.
export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
