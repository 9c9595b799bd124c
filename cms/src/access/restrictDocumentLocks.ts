import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  SanitizedConfig,
} from 'payload'

import { byId, findFields } from '../infrastructure/database/rows'
import { nobody } from './roles'

const SLUG = 'payload-locked-documents'

const signedIn: Access = ({ req }) => Boolean(req.user)

const ownLocks: Access = ({ req }) => (req.user ? { 'user.value': { equals: req.user.id } } : false)

/** Sets the current user as holder of a lock that is taken over; its document cannot change. */
const setCurrentHolder: CollectionBeforeChangeHook = ({ originalDoc, req }) => ({
  globalSlug: (originalDoc as { globalSlug?: string } | undefined)?.globalSlug,
  user: req.user && { relationTo: req.user.collection, value: req.user.id },
})

/**
 * Tells every account the e-mail address of a lock's holder: editors may not read accounts, and the
 * panel would show them an id.
 */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as { user?: { relationTo: string; value: unknown } | null }
  if (typeof user?.value !== 'string') return doc as unknown
  const holder = await findFields(req, 'users', byId(user.value), 'email')
  const value = holder ? { id: holder.id, email: holder.email } : user.value
  return { ...doc, user: { ...user, value } } as unknown
}

/**
 * Restricts Payload's document locks, which tell editors of a page about each other: over HTTP an
 * account can only take a lock over or release its own, as the panel does. Payload has no option
 * for the collection's access: any account could write a lock that lasts for years, on any record.
 * @throws {Error} if Payload has no such collection
 */
export function restrictDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === SLUG)
  if (!locks) throw new Error(`Payload has no collection ${SLUG}`)
  Object.assign(locks.access, {
    create: nobody,
    read: signedIn,
    update: signedIn,
    delete: ownLocks,
  })
  locks.hooks.beforeChange = [setCurrentHolder]
  locks.hooks.afterRead = [nameHolder]
  return config
}
