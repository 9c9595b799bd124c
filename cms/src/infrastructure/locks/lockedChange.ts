import type { CollectionSlug, Endpoint, PayloadRequest, SelectType } from 'payload'

import { byId, findRow } from '../database/rows'
import { apiError } from '../../lib/errors/apiErrors'
import { findStandardEndpoint } from '../../lib/payload/findStandardEndpoint'
import { withLock } from './withLock'

type OwnEndpoint = Omit<Endpoint, 'root'>

interface LockedChange<Stored> {
  slug: CollectionSlug
  /** Whether an account may change records; Payload's endpoint answers the others. */
  isAllowed: (req: PayloadRequest) => boolean
  /** What `toLock` needs of a record. */
  select: SelectType
  /** Name of the lock under which jobs write the record. */
  toLock: (record: Stored) => string
  /** Called under the lock, before the change, which it refuses by an ApiError. */
  check?: (req: PayloadRequest, record: Stored) => Promise<void>
  /** Error for a record that is gone; Payload answers 404 without it. */
  gone?: () => Error
  /** Message that refuses a change of several records, which no form makes. */
  refusal: string
}

/**
 * Endpoints of a collection that jobs write too, before Payload's of the same path: PATCH of a record runs
 * under a lock. Payload reads a record, runs its hooks and writes all of it back: it would
 * overwrite a job's write in between, or the job would overwrite the form's.
 * @throws ApiError 400 invalid-request for a change of several, 423 locked if another holds the lock for
 * 30 seconds
 */
export function createLockedChange<Stored extends { id: string }>({
  slug,
  isAllowed,
  select,
  toLock,
  check,
  gone,
  refusal,
}: LockedChange<Stored>): OwnEndpoint[] {
  const changeOne: OwnEndpoint = {
    path: '/:id',
    method: 'patch',
    handler: async (req) => {
      const change = async () => findStandardEndpoint(req.payload, slug, changeOne).handler(req)
      const id = String(req.routeParams?.id)
      const where = byId(id)
      const find = async () => {
        const found = await findRow<Stored>(req.payload, slug, where, select)
        if (!found && gone) throw gone()
        return found
      }
      const record = isAllowed(req) ? await find() : null
      if (!record) return change()
      return withLock(req.payload, toLock(record), async () => {
        const current = await find()
        if (current) await check?.(req, current)
        return change()
      })
    },
  }
  const changeSeveral: OwnEndpoint = {
    path: '/',
    method: 'patch',
    handler: (req) => {
      if (!isAllowed(req))
        return findStandardEndpoint(req.payload, slug, changeSeveral).handler(req)
      throw apiError('invalid-request', refusal)
    },
  }
  return [changeOne, changeSeveral]
}
