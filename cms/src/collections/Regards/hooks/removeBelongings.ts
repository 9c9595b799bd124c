import type { CollectionAfterDeleteHook } from 'payload'

import { isOutage } from '../../../errors/isOutage'

/** An issue's counters and files go with it; a file that another issue shows stays. */
export const removeBelongings: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const regard = doc as { id: string; pdf?: unknown; couverture?: unknown }
  await req.payload.db.deleteMany({
    collection: 'compteurs',
    where: { regard: { equals: regard.id } },
  })
  for (const [collection, value] of [
    ['documents', regard.pdf],
    ['images', regard.couverture],
  ] as const) {
    const id = value && typeof value === 'object' && 'id' in value ? value.id : value
    if (typeof id !== 'string') continue
    try {
      await req.payload.delete({ collection, id, req })
    } catch (error) {
      if (isOutage(error)) throw error
      req.payload.logger.warn({ err: error, collection, id }, 'Fichier du numéro supprimé conservé')
    }
  }
}
