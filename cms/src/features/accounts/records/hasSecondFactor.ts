import type { Payload } from 'payload'

/** Whether an account has an authenticator app or a passkey; recovery codes alone do not count. */
export async function hasSecondFactor(payload: Payload, userId: string): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'facteurs',
    where: {
      and: [{ utilisateur: { equals: userId } }, { type: { in: ['totp', 'cleAcces'] } }],
    },
  })
  return totalDocs > 0
}
