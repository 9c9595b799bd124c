import type { GlobalAfterChangeHook } from 'payload'

import { cancelPublication } from '../../scheduledPublication'
import { invalidateContentHook } from '../../../infrastructure/contentVersion/invalidateContent'
import { updateReservations } from '../../../media/usage/updateReservations'
import { keepEditorLock } from './keepEditorLock'

/**
 * Runs after a draft is saved: keeps its editor's lock. Runs after a page is published: invalidates
 * content caches, none of which contains a draft, releases the images that it shows, and cancels its
 * planned publication, which would publish the next draft half written.
 */
export const handleSave: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if ((doc as { _status?: string })._status === 'draft') {
    await keepEditorLock(req, global.slug)
    return
  }
  await invalidateContentHook({ req })
  await updateReservations(req.payload, { images: { usage: { equals: 'page' } } }, req)
  await cancelPublication(req.payload, global.slug)
}
