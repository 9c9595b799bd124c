import type { PayloadRequest } from 'payload'

import { imageUsedOnPage } from '../../lib/errors/apiErrors'
import { listImageReferences, usesOneOf } from '../../media/usage/imageReferences'
import { readPageReferences } from '../../media/usage/readPageReferences'

/** beforeDelete hook: rejects the deletion of an image that a page, or the draft of one, uses. */
export async function rejectDeleteWhenOnPage({
  id,
  req,
}: {
  id: number | string
  req: PayloadRequest
}): Promise<void> {
  const image = await req.payload.findByID({
    collection: 'images',
    id,
    trash: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!image) return
  const wanted = listImageReferences(image)
  const page = (await readPageReferences(req.payload, req)).find((one) => usesOneOf(one, wanted))
  if (page) throw imageUsedOnPage(page.label, page.isDraft)
}
