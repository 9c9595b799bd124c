import type {
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'

import { cancelPublication } from '../../scheduledPublication'
import { invalidateContentHook } from '../../../infrastructure/contentVersion/invalidateContent'
import { updateReservations } from '../../../media/usage/updateReservations'

type Args = { draft?: boolean; data?: Record<string, unknown> }

/**
 * Keeps every page published: a save is a draft, if it says so by `draft` or its `_status`, or else a
 * publication. Payload would otherwise take the status of the latest version, and a save beside
 * somebody's draft would withdraw the page; it also withdraws a page on demand (`_status`,
 * `unpublishAllLocales`), without validation.
 */
export const publishUnlessDraft: GlobalBeforeOperationHook = ({ args, operation }) => {
  const given = args as Args
  if (operation !== 'update') return given
  const { _status, ...data } = given.data ?? {}
  const draft = given.draft === true || _status === 'draft'
  return {
    ...given,
    data: { ...data, _status: draft ? 'draft' : 'published' },
    draft,
    unpublishAllLocales: false,
  }
}

/**
 * After a draft is saved, keeps its editor's lock. After a publication, invalidates content caches
 * (which contain no drafts), releases the images that the page shows, and cancels its planned
 * publication, which would publish the next draft half written.
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

const isAutosave = ({ searchParams }: Partial<PayloadRequest>): boolean =>
  searchParams?.get('autosave') === 'true'

/**
 * Rejects an autosave (423 locked) while somebody else edits the page or has taken it over: the
 * forms of two editors would overwrite each other. A publication is rejected if its form is older than
 * the draft: see `rejectStaleChanges`.
 */
export const respectEditorLock: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' && isAutosave(req)
    ? { ...(args as object), overrideLock: false }
    : (args as unknown)

/**
 * Locks a page again for the editor who has just autosaved it: Payload releases the lock with each
 * save, and an editor who pauses would be invisible to the next one. The lock ends with a
 * publication, when the form is left, or after five minutes.
 */
async function keepEditorLock(req: PayloadRequest, globalSlug: GlobalSlug): Promise<void> {
  if (!req.user || !isAutosave(req)) return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { globalSlug, user: { relationTo: 'users', value: req.user.id } },
    returning: false,
  })
}
