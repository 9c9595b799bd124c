import type { Endpoint, GlobalSlug, PayloadRequest } from 'payload'

import { toVersionValues } from '../lib/payload/toVersionValues'

/**
 * POST /api/globals/{slug}/versions/{id}`[?draft=true]`: saves an earlier version of a page again,
 * published, or as the draft. It is a save like any other, with the same checks and field access.
 * Payload's own endpoint, which this one replaces, ignores field access and writes a version that is
 * restored as a draft into the published page.
 * @throws Payload's errors: 403 for who may not read versions, 404 for an unknown version
 */
export const createRestoreVersionEndpoint = (slug: GlobalSlug): Omit<Endpoint, 'root'> => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const doc = await req.payload.updateGlobal({
      slug,
      data: await readVersion(req, slug),
      draft: req.searchParams.get('draft') === 'true',
      overrideAccess: false,
      req,
    })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
})

async function readVersion(req: PayloadRequest, slug: GlobalSlug) {
  const { version } = await req.payload.findGlobalVersionByID({
    slug,
    id: req.routeParams?.id as string,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const { flattenedFields = [] } = req.payload.globals.config.find((one) => one.slug === slug) ?? {}
  return toVersionValues(flattenedFields, version)
}
