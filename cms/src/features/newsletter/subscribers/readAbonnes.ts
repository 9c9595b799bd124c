import type { Payload, Where } from 'payload'

import type { Abonne } from '../../../payload-types'

export interface BatchQuery {
  /** `next` of the batch before; undefined for the first. */
  after?: string | undefined
  /** How many at most, at least 1. */
  limit: number
}

interface AbonneBatch {
  docs: Abonne[]
  /** Where the next batch goes on; undefined after the last. */
  next: string | undefined
}

/**
 * The next subscribers in the order of their ids: one who is there from the first batch to the last is
 * read exactly once, whoever comes or goes meanwhile.
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
