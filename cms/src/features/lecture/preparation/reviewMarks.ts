import type { Payload, Where } from 'payload'

import { MIN_CONFIDENCE } from '../limits'

/**
 * Takes the pages of a replaced PDF out of those that administrators are asked to type or to check: nobody
 * reads them, and each save of them is refused.
 * @param document id of the PDF
 */
export async function endReview(payload: Payload, document: string): Promise<void> {
  await mark(payload, document, [{ sansTexte: { equals: true } }], { sansTexte: false })
  await mark(payload, document, [{ reconnaissance: { equals: 'incertaine' } }], {
    reconnaissance: 'faite',
  })
}

/**
 * Marks the pages of a PDF that takes its place in an issue again as before `endReview`; those of a new PDF
 * have their marks from its preparation.
 * @param document id of the PDF
 */
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
