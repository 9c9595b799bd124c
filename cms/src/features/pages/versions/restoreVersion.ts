import type { Endpoint, GlobalBeforeChangeHook, GlobalSlug, PayloadRequest } from 'payload'

import { cancelPublication } from '../../scheduledPublication'
import { journalContext } from '../../../infrastructure/journal'
import { withRecordLock } from '../../../infrastructure/locks/rejectStaleChanges'
import { formatFrenchMoment } from '../../../lib/frenchDates'
import { toVersionValues } from '../../../lib/payload/toVersionValues'
import { endpoint } from '../../../lib/payload/endpoint'

type Texts = Record<string, unknown> & { createdAt?: string }

/**
 * Saves a global's default texts as its first version before it is first saved: default values are
 * not stored, and could not be restored later. Runs before the change, as Payload continues from
 * the version that is saved last.
 */
export const saveInitialVersion: GlobalBeforeChangeHook = async ({
  data,
  global,
  originalDoc,
  req,
}) => {
  const before = originalDoc as Texts
  if (before.createdAt) return data as Texts
  const justBefore = new Date(Date.now() - 1).toISOString()
  await req.payload.db.createGlobalVersion({
    autosave: false,
    createdAt: justBefore,
    globalSlug: global.slug,
    req,
    returning: false,
    updatedAt: justBefore,
    versionData: { ...before, _status: 'published', createdAt: justBefore, updatedAt: justBefore },
  })
  return data as Texts
}

/**
 * Saves an earlier version of a page again, published, or as the draft. It is a save like any
 * other, with the same checks and field access. Payload's own endpoint, which this one replaces,
 * ignores field access and writes a version that is restored as a draft into the published page.
 * @throws Payload's errors: 403 for an account that may not read versions, 404 for an unknown
 * version
 */
export const createRestoreVersionEndpoint = (slug: GlobalSlug): Omit<Endpoint, 'root'> =>
  endpoint('post', '/versions/:id', async (req) => {
    const draft = req.searchParams.get('draft') === 'true'
    const { data, savedAt } = await readVersion(req, slug)
    const moment = formatFrenchMoment(new Date(savedAt))
    const details = `Celle du ${moment}${draft ? ', comme brouillon' : ''}.`
    const context = journalContext({ action: 'versionRestauree', details })
    const doc = await withRecordLock(req.payload, `globals/${slug}`, () =>
      req.payload.updateGlobal({ slug, data, draft, overrideAccess: false, context, req }),
    )
    // A plan was for another draft; a publication cancels the plan by itself (handleSave).
    if (draft) await cancelPublication(req.payload, slug)
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  })

/** Returns the values of all fields, and when they were saved. */
async function readVersion(req: PayloadRequest, slug: GlobalSlug) {
  const { version, updatedAt } = await req.payload.findGlobalVersionByID({
    slug,
    id: req.routeParams?.id as string,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const { flattenedFields = [] } = req.payload.globals.config.find((one) => one.slug === slug) ?? {}
  return { data: toVersionValues(flattenedFields, version), savedAt: updatedAt }
}
