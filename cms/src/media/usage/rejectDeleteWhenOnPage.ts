import type { CollectionBeforeDeleteHook } from 'payload'

import { imageUsedOnPage } from '../../lib/errors/apiErrors'
import { findPageContaining } from './findPageContaining'

/** Rejects the deletion of an image that a page uses. */
export const rejectDeleteWhenOnPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await findPageContaining(req.payload, (text) => text === id, req)
  if (page) throw imageUsedOnPage(page)
}
