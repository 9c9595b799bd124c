import type { Payload } from 'payload'

/** The link that confirms has long been over by then, and whoever wants it has asked for another. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** Erases the addresses that were given and never confirmed, and those that no mail could be sent to. */
export async function eraseUnconfirmed(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS).toISOString()
  // Without the hook of a deletion: whoever never answered has refused nothing.
  await payload.db.deleteMany({
    collection: 'abonnes',
    where: { etat: { equals: 'en-attente' }, dateDemande: { less_than: before } },
  })
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'answerDemande' }, createdAt: { less_than: before } },
  })
}
