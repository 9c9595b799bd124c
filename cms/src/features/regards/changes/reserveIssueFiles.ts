import type { PayloadRequest } from 'payload'

import { getRelationId } from '../../../lib/payload/getRelationId'
import { updateReservations } from '../../../media/usage/updateReservations'
import { getPublishedBefore } from './loadPublished'

interface Issue {
  id: string
  pdf?: unknown
  couverture?: unknown
}

/**
 * Releases the files of an issue that is published, and reserves those that a change took out of
 * the site: a withdrawn or deleted issue's, and those that others replace.
 */
export async function reserveIssueFiles({
  doc,
  req,
}: {
  doc: unknown
  req: PayloadRequest
}): Promise<unknown> {
  const issue = doc as Issue
  const issues = [issue, getPublishedBefore(req, issue.id)]
  const idsOf = (field: 'pdf' | 'couverture') =>
    issues.flatMap((one) => getRelationId(one?.[field]) ?? [])
  await updateReservations(
    req.payload,
    { documents: { id: { in: idsOf('pdf') } }, images: { id: { in: idsOf('couverture') } } },
    req,
  )
  return doc
}
