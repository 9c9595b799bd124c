import type { Payload } from 'payload'

import { findAll, findFields } from '../../../infrastructure/database/rows'
import { notInTrash } from '../../../access/roles'
import type { Abonne } from '../../../payload-types'

/** The fields of a subscriber that an e-mail needs. */
export type Recipient = Pick<Abonne, 'id' | 'email' | 'empreinte'>

/** Finds a subscriber by id; undefined when missing, in the trash or not confirmed. */
export async function findConfirmedRecipient(
  payload: Payload,
  id: string,
): Promise<Recipient | undefined> {
  const abonne = await findFields(
    payload,
    'abonnes',
    { and: [{ id: { equals: id } }, { etat: { equals: 'confirme' } }, notInTrash] },
    'email',
    'empreinte',
  )
  return abonne ?? undefined
}

/** Lists the next confirmed subscribers, without those on the suppression list, by address. */
export async function listConfirmedRecipients(payload: Payload, reading: BatchQuery) {
  const { docs, next } = await readAbonnes(payload, reading)
  const confirmed = docs.filter(({ etat }) => etat === 'confirme')
  const refused = await findSuppressed(payload, confirmed)
  const abonnes = confirmed
    .filter(({ empreinte }) => !refused.has(empreinte))
    .map(({ id, email, empreinte }): Recipient => ({ id, email, empreinte }))
  return { abonnes, next }
}

/** Finds unsubscribed people with a record: a process may stop before the deletion. */
async function findSuppressed(payload: Payload, abonnes: Recipient[]): Promise<Set<string>> {
  if (abonnes.length === 0) return new Set()
  const docs = await findAll<{ empreinte: string }>(payload, {
    collection: 'refus',
    where: { empreinte: { in: abonnes.map(({ empreinte }) => empreinte) } },
  })
  return new Set(docs.map(({ empreinte }) => empreinte))
}

export interface BatchQuery {
  /** `next` of the previous batch; undefined for the first. */
  after?: string | undefined
  /** Maximum number of subscribers, at least 1. */
  limit: number
}

/**
 * Reads the next subscribers outside the trash, in the order of their normalized addresses, which
 * never change: each is read exactly once, despite concurrent changes. Payload adds a second order
 * to a field that it does not know as unique, the id included, for which MongoDB sorts all that
 * follow; with another condition MongoDB would not use the index either.
 */
export async function readAbonnes(payload: Payload, { after, limit }: BatchQuery) {
  const docs = await findAll<Abonne>(payload, {
    collection: 'abonnes',
    where: after === undefined ? {} : { cle: { greater_than: after } },
    sort: 'cle',
    limit,
  })
  return {
    /** May be empty even if it is not the last batch. */
    docs: docs.filter(({ deletedAt }) => !deletedAt),
    /** Cursor of the next batch; undefined after the last. */
    next: docs.length === limit ? docs.at(-1)?.cle : undefined,
  }
}
