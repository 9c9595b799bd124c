import type { Payload, PayloadRequest } from 'payload'

import type { Image } from '../../payload-types'
import { findIssuesUsing } from '../../media/usage/findIssuesUsing'
import { listImageReferences, usesOneOf } from '../../media/usage/imageReferences'
import { readPageReferences } from '../../media/usage/readPageReferences'

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
