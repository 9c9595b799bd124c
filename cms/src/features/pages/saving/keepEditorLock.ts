import type { GlobalBeforeOperationHook, GlobalSlug, PayloadRequest } from 'payload'

const isAutosave = ({ searchParams }: Partial<PayloadRequest>): boolean =>
  searchParams?.get('autosave') === 'true'

/**
 * Rejects an autosave (423 locked) while somebody else edits the page or has taken it over: the
 * forms of two editors would overwrite each other. A publication is never rejected.
 */
export const respectEditorLock: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' && isAutosave(req)
    ? { ...(args as object), overrideLock: false }
    : (args as unknown)

/**
 * Locks a page again for who has just autosaved it. Payload releases the lock with each save, and an
 * editor who pauses would be invisible to the next one. The lock ends with a publication, when the
 * form is left, or after five minutes.
 */
export async function keepEditorLock(req: PayloadRequest, globalSlug: GlobalSlug): Promise<void> {
  if (!req.user || !isAutosave(req)) return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { globalSlug, user: { relationTo: 'users', value: req.user.id } },
    returning: false,
  })
}
