import type { Payload, Where } from 'payload'

import type { Abonne } from '../../../payload-types'

export interface BatchQuery {
  /** `next` of the previous batch; undefined for the first. */
  after?: string | undefined
  /** Maximum number of subscribers, at least 1. */
  limit: number
}

interface AbonneBatch {
  docs: Abonne[]
  /** Cursor of the next batch; undefined after the last. */
  next: string | undefined
}

/**
 * Reads the next subscribers in the order of their ids: a subscriber who exists throughout is read
 * exactly once, despite concurrent changes.
 */
export async function readAbonnes(
  payload: Payload,
  where: Where,
  { after, limit }: BatchQuery,
): Promise<AbonneBatch> {
  const { docs } = await payload.db.find<Abonne>({
    collection: 'abonnes',
    where: after === undefined ? where : { and: [where, { id: { greater_than: after } }] },
    sort: 'id',
    limit,
    pagination: false,
  })
  return { docs, next: docs.length === limit ? docs.at(-1)?.id : undefined }
}
