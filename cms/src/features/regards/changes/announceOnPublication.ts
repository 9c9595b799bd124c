import type { CollectionAfterChangeHook } from 'payload'

import { announceAtPublication } from '../../newsletter'

/**
 * Starts the announcement that was planned for the publication of an issue, whoever publishes it. A
 * failure is logged: the issue is published, and the next start of the site sends it.
 */
export const announceOnPublication: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, _status } = doc as { id: string; _status?: string | null }
  if (_status !== 'published') return doc as unknown
  try {
    await announceAtPublication(req.payload, id)
  } catch (error) {
    req.payload.logger.error({ err: error, regard: id }, 'Annonce prévue retardée')
  }
  return doc as unknown
}
