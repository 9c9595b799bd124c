import type { Access } from 'payload'

import { isDraftRequested } from './isDraftRequested'
import { published } from './published'
import { isAdministrateur } from './roles'

/**
 * Read access to issues: anyone reads those that are published. Administrators read the others too,
 * in the panel, and over REST where they ask for drafts, so that the pages of the site show them
 * what visitors see.
 */
export const draftsForAdministrators: Access = ({ req }) => {
  const isAsked = isDraftRequested(req)
  if (isAdministrateur(req)) return isAsked || req.payloadAPI === 'local' ? true : published
  return isAsked ? false : published
}
