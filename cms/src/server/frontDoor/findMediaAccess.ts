import type { IncomingMessage } from 'node:http'

import { hasCredentials } from '../../lib/http/cacheControl'
import { getBootState } from '../../lib/process/getBootState'
import type { MediaAccess } from '../../media/serving/serveMedia'
import { readSession } from './readPanelSession'

/**
 * Tells who may read a stored file: administrators alone, if visitors do not see its issue.
 * @param fullPath in the storage
 * @throws ApiError 503 if the session cannot be read
 */
export async function findMediaAccess(
  fullPath: string,
  req: IncomingMessage,
): Promise<MediaAccess> {
  if (!(await getBootState().isWithdrawnFile?.(fullPath))) return 'everyone'
  const { authorization, cookie } = req.headers
  if (!hasCredentials(authorization, cookie)) return 'none'
  const session = await readSession(req)
  return session?.user?.role === 'administrateur' ? 'account' : 'none'
}
