import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import { lastAdministrateur } from '../../lib/errors/apiErrors'
import { acquireLock } from '../../infrastructure/locks/withLock'

/** What a request does to administrateurs; it holds a lock from its look at who is left to its end. */
interface PendingRemoval {
  unlock: Promise<() => Promise<void>>
  /** Several accounts may be changed at once by one request. */
  ids: string[]
}

const pendingRemovals = new WeakMap<PayloadRequest, PendingRemoval>()

/** There is always someone left who can let others in, also when two give that up at once. */
export const requireOneAdministrateur: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = originalDoc as { id: string; role: string } | undefined
  if (operation === 'update' && before?.role === 'administrateur' && data.role === 'editeur') {
    await assertNotLastAdministrateur(before.id, req)
  }
  return data
}

export const requireOneAdministrateurOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await assertNotLastAdministrateur(String(id), req)
}

/** The next one may look at who is left. */
export const releaseAdministrateurLock: CollectionAfterOperationHook = async ({ args, result }) => {
  if (args.req) await releaseLock(args.req)
  return result
}

/** The same where it failed: Payload calls this for requests over HTTP, and no others take the lock. */
export const releaseAdministrateurLockOnError: CollectionAfterErrorHook = ({ req }) =>
  releaseLock(req)

async function assertNotLastAdministrateur(id: string, req: PayloadRequest): Promise<void> {
  const leave = pendingRemovals.get(req) ?? {
    unlock: acquireLock(req.payload, 'administrateurs'),
    ids: [],
  }
  pendingRemovals.set(req, leave)
  leave.ids.push(id)
  await leave.unlock
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'administrateur' } }, { id: { not_in: leave.ids } }] },
    req,
  })
  if (totalDocs === 0) throw lastAdministrateur()
}

async function releaseLock(req: PayloadRequest): Promise<void> {
  const leave = pendingRemovals.get(req)
  pendingRemovals.delete(req)
  // Who could not take it has nothing to let go of.
  const unlock = await leave?.unlock.catch(() => undefined)
  await unlock?.()
}
