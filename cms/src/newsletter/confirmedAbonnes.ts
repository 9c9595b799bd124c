import type { Payload, Where } from 'payload'

import type { Abonne } from './Abonne'

interface Batch {
  abonnes: Abonne[]
  /** Where the next batch goes on; undefined after the last. A batch may be empty and not the last. */
  next: string | undefined
}

/**
 * The next of those who confirmed, in the order of their ids: one who is there from the first batch
 * to the last is read exactly once, whoever comes or goes meanwhile.
 * @param after `next` of the batch before; undefined for the first
 * @param limit how many at most, at least 1
 */
export async function confirmedAbonnes(
  payload: Payload,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Batch> {
  const where: Where = {
    etat: { equals: 'confirme' },
    ...(after && { id: { greater_than: after } }),
  }
  const { docs } = await payload.db.find<Abonne>({
    collection: 'abonnes',
    where,
    sort: 'id',
    limit,
    pagination: false,
    select: { email: true, empreinte: true },
  })
  const refused = await refusedAmong(payload, docs)
  return {
    abonnes: docs
      .filter(({ empreinte }) => !refused.has(empreinte))
      .map(({ id, email, empreinte }) => ({ id, email, empreinte })),
    next: docs.length === limit ? docs.at(-1)?.id : undefined,
  }
}

/**
 * Those who left, whose record is still there: a process may end between the refusal and the
 * deletion, and a database may be put back as it was.
 */
async function refusedAmong(payload: Payload, abonnes: Abonne[]): Promise<Set<string>> {
  if (abonnes.length === 0) return new Set()
  const { docs } = await payload.db.find<{ empreinte: string }>({
    collection: 'refus',
    where: { empreinte: { in: abonnes.map(({ empreinte }) => empreinte) } },
    limit: abonnes.length,
    pagination: false,
  })
  return new Set(docs.map(({ empreinte }) => empreinte))
}
