import type { CollectionAfterChangeHook } from 'payload'

import { nameStoredFile } from '../../../files/nameStoredFile'
import { relatedId } from '../../../files/relatedId'

interface Issue {
  numero: number
  pdf?: unknown
  couverture?: unknown
}

/** Names both files after their issue, when either or the number is new. */
export const nameFiles: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const issue = doc as Issue
  const before = previousDoc as Issue | undefined
  for (const [field, collection] of [
    ['pdf', 'documents'],
    ['couverture', 'images'],
  ] as const) {
    const id = relatedId(issue[field])
    const isNamed = id === relatedId(before?.[field]) && issue.numero === before?.numero
    if (!id || isNamed) continue
    const file = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true })
    if (file) await nameStoredFile(file, issue.numero, req)
  }
  return doc as unknown
}
