import type { CollectionBeforeDeleteHook } from 'payload'

import { imageUsedOnPage } from '../../lib/errors/apiErrors'
import { listImageReferences, usesOneOf } from './imageReferences'
import { readPageReferences } from './readPageReferences'

/** Rejects the deletion of an image that a page, or the draft of one, uses. */
export const rejectDeleteWhenOnPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const image = await req.payload.findByID({
    collection: 'images',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!image) return
  const wanted = listImageReferences(image)
  const page = (await readPageReferences(req.payload, req)).find((one) => usesOneOf(one, wanted))
  if (page) throw imageUsedOnPage(page.label, page.isDraft)
}
