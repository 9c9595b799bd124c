import type { CollectionAfterChangeHook } from 'payload'

import { cancelPublication } from '../../../features/scheduledPublication'
import { getPublishedBefore } from './loadPublished'
import { toScheduleTarget } from '../toScheduleTarget'

interface Issue {
  id: string
  _status?: string | null
}

/** Cancels the planned publication of an issue that was published before its time. */
export const endSchedule: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { id, _status } = doc as Issue
  const isPublished = _status !== 'draft' && !getPublishedBefore(req, id)
  if (operation === 'update' && isPublished) {
    await cancelPublication(req.payload, toScheduleTarget(id))
  }
  return doc as unknown
}
