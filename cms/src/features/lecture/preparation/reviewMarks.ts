import type { Payload, Where } from 'payload'

import { MIN_CONFIDENCE } from '../limits'

/**
 * Clears the marks « to type » and « to check » of the pages of a replaced PDF, by its id: nobody
 * reads them, and a save of them is refused.
 */
export async function endReview(payload: Payload, document: string): Promise<void> {
  await mark(payload, document, [{ sansTexte: { equals: true } }], { sansTexte: false })
  await mark(payload, document, [{ reconnaissance: { equals: 'incertaine' } }], {
    reconnaissance: 'faite',
  })
}

/** Restores the marks that `endReview` cleared when a PDF, by its id, returns to its issue. */
export async function resumeReview(payload: Payload, document: string): Promise<void> {
  // A page without a folder is not prepared.
  const isEmpty: Where[] = [{ texte: { equals: '' } }, { dossier: { not_equals: '' } }]
  await mark(payload, document, isEmpty, { sansTexte: true })
  const isUncertain: Where[] = [
    { reconnaissance: { equals: 'faite' } },
    { confiance: { less_than: MIN_CONFIDENCE } },
  ]
  await mark(payload, document, isUncertain, { reconnaissance: 'incertaine' })
}

const mark = async (payload: Payload, document: string, where: Where[], data: object) => {
  await payload.db.updateMany({
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: document } }, ...where] },
    data: { ...data },
    returning: false,
  })
}
