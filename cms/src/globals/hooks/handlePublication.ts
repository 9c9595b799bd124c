import type { GlobalAfterChangeHook } from 'payload'

import { forgetFailure } from '../../features/scheduledPublication'
import { invalidateContentHook } from '../../infrastructure/contentVersion/invalidateContent'

/**
 * Runs when a page is published: invalidates content caches, none of which contains a draft, and
 * forgets the failure of a planned publication.
 */
export const handlePublication: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if ((doc as { _status?: string })._status === 'draft') return
  await invalidateContentHook({ req })
  await forgetFailure(req.payload, global.slug)
}
