import type { CollectionAfterChangeHook } from 'payload'

import { setDownloadName } from '../../../media/records/setDownloadName'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { ISSUE_FILES } from './issueFiles'
import { getPublishedBefore } from './loadPublished'

interface Issue {
  id: string
  numero: number
  pdf?: unknown
  couverture?: unknown
  _status?: string | null
}

/**
 * Sets the download names of both files of a published issue from its number, when a file or the
 * number changed.
 */
export const setDownloadNames: CollectionAfterChangeHook = async ({ doc, req }) => {
  const issue = doc as Issue
  if (issue._status === 'draft') return doc as unknown
  const before = getPublishedBefore(req, issue.id)
  for (const { field, collection } of ISSUE_FILES) {
    const id = getRelationId(issue[field])
    const isNamed = id === getRelationId(before?.[field]) && issue.numero === before?.numero
    if (!id || isNamed) continue
    const file = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true })
    if (file) await setDownloadName(file, issue.numero, req)
  }
  return doc as unknown
}
