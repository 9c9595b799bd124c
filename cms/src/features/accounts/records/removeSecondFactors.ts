import type { Payload } from 'payload'

/** Deletes all factors of an account, recovery codes included. */
export async function removeSecondFactors(payload: Payload, userId: string): Promise<void> {
  await payload.db.deleteMany({
    collection: 'facteurs',
    where: { utilisateur: { equals: userId } },
  })
}
