import type { CollectionBeforeDeleteHook } from 'payload'

import { imageOnPage } from '../errors/houseErrors'
import { findPageWith } from './findPageWith'

/** Refuses to delete a picture that a page shows. */
export const refuseOnPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await findPageWith(req.payload, (text) => text === id, req)
  if (page) throw imageOnPage(page)
}
