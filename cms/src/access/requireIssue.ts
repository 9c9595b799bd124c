import type { PayloadRequest, Where } from 'payload'

import { byId, findFields } from '../infrastructure/database/rows'
import { apiError } from '../lib/errors/apiErrors'
import type { Regard } from '../payload-types'

/**
 * Reads fields of the issue whose id is in the path of a request.
 * @param where `published`, or `notInTrash` for drafts too
 * @throws ApiError 404 not-found
 */
export async function requireIssue<Name extends keyof Regard>(
  { payload, routeParams }: PayloadRequest,
  where: Where,
  ...names: Name[]
) {
  const isMeant = { and: [byId(routeParams?.id), where] }
  const issue = await findFields(payload, 'regards', isMeant, ...names)
  if (!issue) throw apiError('not-found', 'Ce numéro n’existe pas.')
  return issue
}
