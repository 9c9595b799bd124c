import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import { lastAdministrateur } from '../../errors/houseErrors'
import { takeLock } from '../../locks'

/** What a request does to administrateurs; it holds a lock from its look at who is left to its end. */
interface Leave {
  unlock: Promise<() => Promise<void>>
  /** Several accounts may be changed at once by one request. */
  ids: string[]
}

const leaves = new WeakMap<PayloadRequest, Leave>()

/** There is always someone left who can let others in, also when two give that up at once. */
export const keepOneAdministrateur: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = originalDoc as { id: string; role: string } | undefined
  if (operation === 'update' && before?.role === 'administrateur' && data.role === 'editeur') {
    await refuseIfLast(before.id, req)
  }
  return data
}

export const keepOneAdministrateurOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseIfLast(String(id), req)
}

/** The next one may look at who is left. */
export const letNextOneLook: CollectionAfterOperationHook = async ({ args, result }) => {
  if (args.req) await letGo(args.req)
  return result
}

/** The same where it failed: Payload calls this for requests over HTTP, and no others take the lock. */
export const letNextOneLookAfterError: CollectionAfterErrorHook = ({ req }) => letGo(req)

async function refuseIfLast(id: string, req: PayloadRequest): Promise<void> {
  const leave = leaves.get(req) ?? { unlock: takeLock(req.payload, 'administrateurs'), ids: [] }
  leaves.set(req, leave)
  leave.ids.push(id)
  await leave.unlock
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'administrateur' } }, { id: { not_in: leave.ids } }] },
    req,
  })
  if (totalDocs === 0) throw lastAdministrateur()
}

async function letGo(req: PayloadRequest): Promise<void> {
  const leave = leaves.get(req)
  leaves.delete(req)
  // Who could not take it has nothing to let go of.
  const unlock = await leave?.unlock.catch(() => undefined)
  await unlock?.()
}
