import type { Payload, PayloadRequest, Where } from 'payload'

import { getRelationId } from '../../lib/payload/getRelationId'

/** An issue with a cover. */
export interface IssueWithCover {
  id: string
  numero: number
  couverture: string
}

/**
 * Finds the issues with a cover, as published and as drafts.
 * @param cover id of an image; without it, all issues
 * @param req the current request, if any
 */
export async function findIssuesWithCover(
  payload: Payload,
  cover?: string,
  req?: PayloadRequest,
): Promise<IssueWithCover[]> {
  const where: Where = cover ? { couverture: { equals: cover } } : {}
  const find = async (draft: boolean) => {
    const { docs } = await payload.find({
      collection: 'regards',
      where,
      draft,
      select: { numero: true, couverture: true },
      depth: 0,
      pagination: false,
      ...(req ? { req } : {}),
    })
    return docs
  }
  return [...(await find(false)), ...(await find(true))].flatMap(({ id, numero, couverture }) => {
    const image = getRelationId(couverture)
    return image ? { id, numero, couverture: image } : []
  })
}
