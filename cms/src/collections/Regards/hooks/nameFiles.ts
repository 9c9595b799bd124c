import contentDisposition from 'content-disposition'
import type { CollectionAfterChangeHook } from 'payload'

import { storage } from '../../../storage'

interface Issue {
  numero: number
  pdf?: unknown
  couverture?: unknown
}

/**
 * Gives both files the name under which a reader keeps them (Regards-12.pdf, Regards-12.jpg). The
 * issue is published by then: a storage that is away costs the readable name, not the publication.
 */
export const nameFiles: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const issue = doc as Issue
  const before = previousDoc as Issue | undefined
  for (const [field, collection] of [
    ['pdf', 'documents'],
    ['couverture', 'images'],
  ] as const) {
    const id = toId(issue[field])
    if (!id || (id === toId(before?.[field]) && issue.numero === before?.numero)) continue
    try {
      const file = await req.payload.findByID({ collection, id, depth: 0, req })
      const extension = /\.[^.]+$/.exec(file.filename ?? '')?.[0] ?? ''
      await storage.setMetadata(`${file.prefix}/${file.filename}`, {
        contentDisposition: contentDisposition(`Regards-${issue.numero}${extension}`, {
          type: 'inline',
        }),
      })
    } catch (error) {
      req.payload.logger.error(
        { err: error, numero: issue.numero, field },
        'Fichier publié sans nom lisible',
      )
    }
  }
  return doc as unknown
}

function toId(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return value && typeof value === 'object' && 'id' in value ? String(value.id) : undefined
}
