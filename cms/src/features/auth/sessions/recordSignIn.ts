import type { CollectionAfterLoginHook, Payload } from 'payload'

import { createSessionRow } from '../../../infrastructure/sessions/createSessionRow'
import { describeClient } from '../../../lib/http/describeClient'
import type { User } from '../../../payload-types'
import { notifyNewDevice } from '../newDevice/notifyNewDevice'

/**
 * After a sign-in: notes the device of the new session, and tells the owner by e-mail of a device
 * on which the account was not open before. The first sign-in of an account is on a new device by
 * nature and is not told.
 */
export const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const account = user as User
  const client = describeClient(req.headers)
  const session = account.sessions?.at(-1)
  if (session) {
    const dateConnexion = new Date(session.createdAt ?? Date.now()).toISOString()
    await createSessionRow(req.payload, {
      sid: session.id,
      compte: account.id,
      dateConnexion,
      derniereActivite: dateConnexion,
      ...client,
    })
  }
  if (!(await isFirstSignIn(req.payload, account))) {
    await notifyNewDevice(req, account.email, client)
  }
}

/** Whether an account signs in for the first time: in one atomic step, so that only one is it. */
async function isFirstSignIn(payload: Payload, account: User): Promise<boolean> {
  if (!account.jamaisConnecte) return false
  const first: unknown = await payload.db.updateOne({
    collection: 'users',
    where: { and: [{ id: { equals: account.id } }, { jamaisConnecte: { equals: true } }] },
    data: { jamaisConnecte: false, updatedAt: null },
    options: { atomic: true },
  })
  return Boolean(first)
}
