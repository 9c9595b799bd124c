import type { Payload } from 'payload'

import type { Facteur } from '../../../payload-types'

/** More than an account may have: see MAX_PASSKEYS. */
const LIMIT = 200

/** Finds all factors of an account, used recovery codes included, oldest first. */
export async function findFactors(payload: Payload, userId: string): Promise<Facteur[]> {
  const { docs } = await payload.db.find<Facteur>({
    collection: 'facteurs',
    where: { utilisateur: { equals: userId } },
    sort: 'createdAt',
    limit: LIMIT,
    pagination: false,
  })
  return docs
}

/** Whether a factor is an authenticator app or a passkey. */
export const isSecondFactor = ({ type }: Pick<Facteur, 'type'>): boolean =>
  type !== 'codeRecuperation'

/** Whether a factor is a recovery code that was not used. */
export const isUnusedCode = ({ type, dernierPas }: Pick<Facteur, 'type' | 'dernierPas'>): boolean =>
  type === 'codeRecuperation' && dernierPas === 0
