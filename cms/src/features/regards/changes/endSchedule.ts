import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { cancelPublication } from '../../scheduledPublication'
import { getPublishedBefore } from './loadPublished'
import { toScheduleTarget } from '../../scheduledPublication/toScheduleTarget'

interface Issue {
  id: string
  _status?: string | null
}

/**
 * Cancels the planned publication of an issue that is published before its time, which would publish
 * the next draft half written, and of one that is withdrawn.
 */
export const endSchedule: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { id, _status } = doc as Issue
  const isOver = _status !== 'draft' || (await isWithdrawn(req, id))
  if (operation === 'update' && isOver) {
    await cancelPublication(req.payload, toScheduleTarget(id))
  }
  return doc as unknown
}

/** Whether a save withdrew an issue; a draft that is saved beside it leaves it published. */
async function isWithdrawn(req: PayloadRequest, id: string): Promise<boolean> {
  if (!getPublishedBefore(req, id)) return false
  const issue = await req.payload.db.findOne<Issue>({
    collection: 'regards',
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  })
  return issue?._status === 'draft'
}
