import type { Payload } from 'payload'

import { removeSecondFactors } from '../records/removeSecondFactors'

/**
 * Creates an administrator, or gives an existing account that role and a new password, removes its
 * second factors and ends its sessions.
 * @returns whether the account is new
 */
export async function upsertAdministrateur(
  payload: Payload,
  email: string,
  password: string,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
  })
  const account = docs[0]
  if (!account) {
    await payload.create({ collection: 'users', data: { email, password, role: 'administrateur' } })
    return true
  }
  await removeSecondFactors(payload, account.id)
  await payload.update({
    collection: 'users',
    id: account.id,
    data: { password, role: 'administrateur' },
  })
  return false
}
