import type { Payload } from 'payload'

import type { Abonne } from '../../../payload-types'

export interface BatchQuery {
  /** `next` of the previous batch; undefined for the first. */
  after?: string | undefined
  /** Maximum number of subscribers, at least 1. */
  limit: number
}

interface AbonneBatch {
  /** May be empty even if it is not the last batch. */
  docs: Abonne[]
  /** Cursor of the next batch; undefined after the last. */
  next: string | undefined
}

/**
 * Reads the next subscribers outside the trash, in the order of their normalized addresses, which
 * never change: a subscriber who exists throughout is read exactly once, despite concurrent
 * changes. Payload adds a second order to any field that it does not know as unique, the id
 * included, for which MongoDB sorts all that follow; with another condition it would leave the
 * index too.
 */
export async function readAbonnes(
  payload: Payload,
  { after, limit }: BatchQuery,
): Promise<AbonneBatch> {
  const { docs } = await payload.db.find<Abonne>({
    collection: 'abonnes',
    where: after === undefined ? {} : { cle: { greater_than: after } },
    sort: 'cle',
    limit,
    pagination: false,
  })
  const next = docs.length === limit ? docs.at(-1)?.cle : undefined
  return { docs: docs.filter(({ deletedAt }) => !deletedAt), next }
}
