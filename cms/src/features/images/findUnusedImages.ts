import type { Payload, PayloadRequest } from 'payload'

import type { Image } from '../../payload-types'
import { findIssuesUsing } from '../../media/usage/findIssuesUsing'
import { listImageReferences, usesOneOf } from '../../media/usage/imageReferences'
import { readPageReferences } from '../../media/usage/readPageReferences'

export type UnusedImage = Pick<Image, 'id' | 'filename' | 'filesize' | 'createdAt' | 'sizes'>

/**
 * Finds the images that no page and no issue uses, published or as a draft, the oldest first. Leaves
 * out the covers of resumable uploads: they belong to a publication that is under way, or are deleted
 * after a day (media/uploads/startHourlyCleanup).
 * @param req of the account that reads the list: each sees the images that it may read
 */
export async function findUnusedImages(
  payload: Payload,
  req: PayloadRequest,
): Promise<UnusedImage[]> {
  const pages = await readPageReferences(payload, req)
  const covers = new Set(
    (await findIssuesUsing(payload, 'couverture', undefined, req)).map(({ file }) => file),
  )
  const { docs } = await payload.find({
    collection: 'images',
    where: { uploadId: { exists: false } },
    select: { prefix: true, filename: true, filesize: true, createdAt: true, sizes: true },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.filter((image) => {
    const wanted = listImageReferences(image)
    return !covers.has(image.id) && !pages.some((page) => usesOneOf(page, wanted))
  })
}
