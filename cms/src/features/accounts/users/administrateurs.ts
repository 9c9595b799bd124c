import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Payload,
} from 'payload'

import { activeAdministrateur } from '../../../access/activeAdministrateur'
import { acquireLock } from '../../../infrastructure/locks/withLock'
import { apiError } from '../../../lib/errors/apiErrors'
import { removeSecondFactors } from '../records/factors'

/** Removal of administrateurs by a request, which holds a lock from the check to its end. */
interface PendingRemoval {
  unlock: Promise<() => Promise<void>>
  /** One request may change several accounts. */
  ids: string[]
}

/** Payload's names of the operations that may remove an administrateur. */
const REMOVING_OPERATIONS = new Set<string>(['update', 'updateByID', 'delete', 'deleteByID'])

const pendingRemovals = new WeakMap<PayloadRequest, PendingRemoval>()

/** Rejects demoting the last administrateur. @throws ApiError 409 last-administrateur */
export const requireOneAdministrateur: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = originalDoc as { id: string; role: string } | undefined
  const after = (data as { role?: string }).role ?? before?.role
  if (operation === 'update' && before?.role === 'administrateur' && after !== before.role)
    await assertNotLastAdministrateur(before.id, req)
  return data
}

export const requireOneAdministrateurOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await assertNotLastAdministrateur(String(id), req)
}

/** Releases the lock after its operation; Payload calls this for every operation of a request. */
export const releaseAdministrateurLock: CollectionAfterOperationHook = async (done) => {
  // oxlint-disable-next-line typescript/no-deprecated -- only the union's member 'read' is
  const { args, operation, result } = done
  if (args.req && REMOVING_OPERATIONS.has(operation)) await releaseLock(args.req)
  return result
}

/** Releases the lock after a failed operation: HTTP requests alone take it, and have this hook. */
export const releaseAdministrateurLockOnError: CollectionAfterErrorHook = ({ req }) =>
  releaseLock(req)

async function assertNotLastAdministrateur(id: string, req: PayloadRequest): Promise<void> {
  const removal = pendingRemovals.get(req) ?? {
    unlock: acquireLock(req.payload, 'administrateurs'),
    ids: [],
  }
  pendingRemovals.set(req, removal)
  removal.ids.push(id)
  await removal.unlock
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [activeAdministrateur, { id: { not_in: removal.ids } }] },
    req,
  })
  if (totalDocs === 0) throw apiError('last-administrateur')
}

async function releaseLock(req: PayloadRequest): Promise<void> {
  const removal = pendingRemovals.get(req)
  pendingRemovals.delete(req)
  // If the lock was not acquired, there is nothing to release.
  const unlock = await removal?.unlock.catch(() => undefined)
  await unlock?.()
}

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
