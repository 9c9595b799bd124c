import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { setDownloadName } from '../../../media/records/setDownloadName'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { getPublishedBefore } from './loadPublished'
import { ISSUE_FIELDS, updateReservations } from '../../../media/usage/updateReservations'
import type { Regard } from '../../../payload-types'

type Issue = Pick<Regard, 'id' | 'numero' | 'pdf' | 'couverture' | '_status'>

/** Sets the download names of a published issue's files when its number or a file changed. */
export const setDownloadNames: CollectionAfterChangeHook = async ({ doc, req }) => {
  const issue = doc as Issue
  if (issue._status === 'draft') return doc as unknown
  const before = getPublishedBefore(req, issue.id)
  for (const collection of ['documents', 'images'] as const) {
    const field = ISSUE_FIELDS[collection]
    const id = getRelationId(issue[field])
    const isNamed = id === getRelationId(before?.[field]) && issue.numero === before?.numero
    if (!id || isNamed) continue
    const file = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true })
    if (file) await setDownloadName(file, issue.numero, req)
  }
  return doc as unknown
}

/**
 * Releases the files of a published issue, and reserves files that a change removed from the site:
 * files of a withdrawn or deleted issue, and replaced files.
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
