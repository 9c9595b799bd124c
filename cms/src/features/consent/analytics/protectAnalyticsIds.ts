import type { GlobalBeforeOperationHook } from 'payload'

import { isAdministrateur, isEditeur } from '../../../access/roles'
import { forbidden } from '../../../lib/errors/apiErrors'
import type { AnalyticsIds } from './analyticsIds'

/**
 * Prevents an editeur from restoring a version with other analytics ids: Payload restores whole
 * versions and ignores field access.
 * @throws ApiError 403 forbidden
 */
export const protectAnalyticsIds: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  const given = args as { id?: unknown }
  if (operation !== 'restoreVersion' || overrideAccess || isAdministrateur(req)) return given
  // Payload's access check rejects other users afterwards.
  if (!isEditeur(req)) return given
  const slug = global.slug as 'parametres'
  const [{ docs }, now] = await Promise.all([
    req.payload.db.findGlobalVersions<AnalyticsIds>({
      global: slug,
      limit: 1,
      where: { id: { equals: given.id } },
      req,
    }),
    req.payload.findGlobal({ slug, depth: 0, req }),
  ])
  const then = docs[0]?.version
  if (then && !hasSameIds(then, now)) throw forbidden()
  return given
}

const hasSameIds = (one: AnalyticsIds, other: AnalyticsIds): boolean =>
  (one.mesureAudience ?? '') === (other.mesureAudience ?? '') &&
  (one.mesurePublicite ?? '') === (other.mesurePublicite ?? '')
