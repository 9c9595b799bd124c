import type { Endpoint } from 'payload'

import { cancelPublication } from '../../scheduledPublication'
import { toVersionValues } from '../../../lib/payload/toVersionValues'
import { toScheduleTarget } from '../../scheduledPublication/toScheduleTarget'

/**
 * POST /api/regards/versions/{id}`[?draft=true]`: saves an earlier version of an issue again,
 * published, or as its draft, as for a page (globals/restoreVersionEndpoint.ts).
 * @throws Payload's errors: 403 for who may not read versions, 404 for an unknown version
 */
export const restoreVersionEndpoint: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { payload, routeParams, searchParams } = req
    const { parent, version } = await payload.findVersionByID({
      collection: 'regards',
      id: routeParams?.id as string,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const isDraft = searchParams.get('draft') === 'true'
    const fields = payload.collections.regards.config.flattenedFields
    const doc = await payload.update({
      collection: 'regards',
      id: parent,
      data: { ...toVersionValues(fields, version), _status: isDraft ? 'draft' : 'published' },
      draft: isDraft,
      overrideAccess: false,
      req,
    })
    // Nobody planned to publish this draft; a publication cancels the plan by itself (endSchedule).
    if (isDraft) await cancelPublication(payload, toScheduleTarget(doc.id))
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
  },
}
