import type { GlobalBeforeOperationHook } from 'payload'

import { isAdministrateur, isEditeur } from '../../../access/roles'
import { forbidden } from '../../../lib/errors/apiErrors'
import type { AnalyticsIds } from './analyticsIds'

/**
 * Refuses an editeur who takes up a version with other identifiers: Payload restores a version whole,
 * whoever may change its fields.
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
  // Access is refused a step later.
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
