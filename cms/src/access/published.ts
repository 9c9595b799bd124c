import type { Where, Access } from 'payload'

import { isAdministrateur } from './roles'

/** Records outside the trash: Payload's operations add it, the database's own do not. */
export const notInTrash: Where = { deletedAt: { exists: false } }

/** Issues that are published and not in the trash. */
export const published: Where = { and: [{ _status: { equals: 'published' } }, notInTrash] }

/** Parts of a request by which Payload decides that a draft is asked for. */
interface DraftRequest {
  data?: unknown
  searchParams?: URLSearchParams
}

/** Whether a request names drafts, whatever it says of them (`draft=false` asks for both). */
export const isDraftRequested = ({ data, searchParams }: DraftRequest): boolean =>
  Boolean(searchParams?.has('draft') || (data as { draft?: unknown } | undefined)?.draft)

/**
 * Everybody reads published issues. Administrators also read drafts: in the panel, and over REST
 * where a request asks for drafts, so that the site shows administrators what visitors see.
 */
export const draftsForAdministrators: Access = ({ req }) => {
  const isAsked = isDraftRequested(req)
  if (isAdministrateur(req)) return isAsked || req.payloadAPI === 'local' ? true : published
  return isAsked ? false : published
}
