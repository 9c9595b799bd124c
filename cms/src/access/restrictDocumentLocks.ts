import type { Access, CollectionBeforeChangeHook, SanitizedConfig } from 'payload'

import { nobody } from './nobody'

const SLUG = 'payload-locked-documents'

const signedIn: Access = ({ req }) => Boolean(req.user)

const ownLocks: Access = ({ req }) => (req.user ? { 'user.value': { equals: req.user.id } } : false)

/**
 * Sets the current user as holder of a lock that is taken over; clients cannot change the locked
 * document.
 */
const setCurrentHolder: CollectionBeforeChangeHook = ({ originalDoc, req }) => ({
  globalSlug: (originalDoc as { globalSlug?: string } | undefined)?.globalSlug,
  user: req.user && { relationTo: req.user.collection, value: req.user.id },
})

/**
 * Restricts Payload's document locks, which tell editors of a page about each other while one of
 * them edits (five minutes): only the server creates them; over HTTP a lock can only be taken over,
 * or one's own be released, as the admin panel does. Payload creates the collection itself without
 * an option for its access: any account could write a lock that lasts for years, on any record.
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
  return config
}
