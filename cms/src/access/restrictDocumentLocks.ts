import type { Access, CollectionBeforeChangeHook, SanitizedConfig } from 'payload'

import { nobody } from './nobody'

const SLUG = 'payload-locked-documents'

const signedIn: Access = ({ req }) => Boolean(req.user)

const ownLocks: Access = ({ req }) => (req.user ? { 'user.value': { equals: req.user.id } } : false)

/** Whoever takes a lock over holds it from now on: what is locked, and since when, is not theirs to say. */
const setCurrentHolder: CollectionBeforeChangeHook = ({ originalDoc, req }) => ({
  globalSlug: (originalDoc as { globalSlug?: string } | undefined)?.globalSlug,
  user: req.user && { relationTo: req.user.collection, value: req.user.id },
})

/**
 * Lets only the server make the locks that tell editors of a page of one another, for as long as one of
 * them edits (five minutes): over HTTP a lock is taken over, or one's own ended, as the panel does.
 * Payload makes their collection itself and has no option for its access: any account could write a
 * lock that lasts for years, on any record.
 * @throws when Payload makes no such collection: then nothing is locked, and this has no use
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
