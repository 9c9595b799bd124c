import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { published } from '../../../access/published'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { ISSUE_FILES } from '../issueFiles'
import { getPublishedBefore } from './loadPublished'

interface Issue {
  id: string
  pdf?: unknown
  couverture?: unknown
  _status?: string | null
}

/**
 * Reserves the records of a draft's files for administrators, and releases them when the issue is
 * published. What a published issue shows stays readable while there is a newer draft of it.
 */
export const reserveDraftFiles: CollectionAfterChangeHook = async ({ doc, req }) => {
  const issue = doc as Issue
  const isDraft = issue._status === 'draft'
  // Not those of a withdrawn issue: its main record is the draft then.
  const online = isDraft ? await findPublished(req, issue.id) : undefined
  const before = getPublishedBefore(req, issue.id)
  for (const { field, collection } of ISSUE_FILES) {
    const id = getRelationId(issue[field])
    if (!id || id === getRelationId(online?.[field])) continue
    if (!isDraft && id === getRelationId(before?.[field])) continue
    await req.payload.db.updateOne({
      collection,
      id,
      data: { reserve: isDraft, updatedAt: null },
      req,
      returning: false,
    })
  }
  return doc as unknown
}

const findPublished = (req: PayloadRequest, id: string): Promise<Issue | null> =>
  req.payload.db.findOne<Issue>({
    collection: 'regards',
    where: { and: [{ id: { equals: id } }, published] },
    req,
  })
