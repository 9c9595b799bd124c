import type { Payload, PayloadRequest } from 'payload'
import { findIssuesUsing } from '../../media/usage/findIssuesUsing'
import {
  listImageReferences,
  usesOneOf,
  readPageReferences,
} from '../../media/usage/updateReservations'
import type { Image } from '../../payload-types'
import { usedOnPage } from '../../media/usage/fileInUse'

/** A page or an issue that uses an image. */
export type ImageUsage =
  | { page: string; label: string; isDraft: boolean }
  | { regard: string; numero: number; isPublished: boolean }

/**
 * Finds where an image is used: pages that show it or link to its file, and issues. A page whose
 * draft alone uses it is marked as a draft.
 */
export async function findImageUsages(
  payload: Payload,
  image: Image,
  req?: PayloadRequest,
): Promise<ImageUsage[]> {
  const wanted = listImageReferences(image)
  const usages = new Map<string, ImageUsage>()
  for (const page of await readPageReferences(payload, req)) {
    const { slug, label, isDraft } = page
    if (usesOneOf(page, wanted) && !usages.has(slug)) {
      usages.set(slug, { page: slug, label, isDraft })
    }
  }
  for (const issue of await findIssuesUsing(payload, 'couverture', image.id, req)) {
    const { id, numero, isPublished } = issue
    // An issue that is published and has a newer draft is found twice.
    if (!usages.has(id)) usages.set(id, { regard: id, numero, isPublished })
  }
  return [...usages.values()]
}

type UnusedImage = Pick<Image, 'id' | 'filename' | 'filesize' | 'createdAt' | 'sizes'>

/**
 * Finds the images that no page and no issue uses, published or as a draft, the oldest first,
 * without the covers of uploads under way, deleted after a day (media/uploads/startHourlyCleanup).
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
  if (page) throw usedOnPage('Cette image', page)
}
