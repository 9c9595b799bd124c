import type { GlobalBeforeOperationHook } from 'payload'

import { isEditeur } from '../../access/roles'
import { getActor } from '../../infrastructure/journal'

/** A stored version, as far as it is selected below. */
interface Version {
  autosave?: boolean | null
  version: { modifiePar?: string | null }
}

/**
 * Keeps the draft of another account as a version. Payload writes an autosave into the latest version
 * if that was autosaved, too, whoever did it: after somebody took a page over, nothing would be left of
 * what the other wrote. The first autosave of another account makes a new version instead.
 */
export const keepOthersDraft: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  const given = args as { autosave?: boolean }
  // Payload checks access after this hook.
  if (operation !== 'update' || !given.autosave || !isEditeur(req)) return given
  const { docs } = await req.payload.db.findGlobalVersions<Version['version']>({
    global: global.slug,
    limit: 1,
    pagination: false,
    select: { autosave: true, version: { modifiePar: true } },
    sort: '-updatedAt',
    req,
  })
  const [latest]: Version[] = docs
  const isOthers = latest?.autosave && latest.version.modifiePar !== getActor(req)?.email
  return isOthers ? { ...given, autosave: false } : given
}
