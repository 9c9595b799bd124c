import type { CollectionAfterChangeHook } from 'payload'

import { setDownloadName } from '../../../media/records/setDownloadName'
import { getRelationId } from '../../../lib/payload/getRelationId'

interface Issue {
  numero: number
  pdf?: unknown
  couverture?: unknown
}

/**
 * Sets the download names of both files from the issue's number, when a file or the number changed.
 */
export const setDownloadNames: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const issue = doc as Issue
  const before = previousDoc as Issue | undefined
  for (const [field, collection] of [
    ['pdf', 'documents'],
    ['couverture', 'images'],
  ] as const) {
    const id = getRelationId(issue[field])
    const isNamed = id === getRelationId(before?.[field]) && issue.numero === before?.numero
    if (!id || isNamed) continue
    const file = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true })
    if (file) await setDownloadName(file, issue.numero, req)
  }
  return doc as unknown
}
