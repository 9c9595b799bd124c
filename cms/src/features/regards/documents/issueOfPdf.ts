import type { Payload } from 'payload'

import { notInTrash } from '../../../access/published'

/** Names the issue that has a PDF, published or as a draft: « Regards n° 56 »; undefined without one. */
export async function nameIssueOfPdf({ db }: Payload, pdf: string): Promise<string | undefined> {
  const one = { limit: 1, pagination: false } as const
  const { docs } = await db.find<{ numero: number }>({
    collection: 'regards',
    where: { and: [{ pdf: { equals: pdf } }, notInTrash] },
    select: { numero: true },
    ...one,
  })
  if (docs[0]) return `Regards n°\u00a0${docs[0].numero}`
  const drafts = await db.findVersions<{ numero?: number | null }>({
    collection: 'regards',
    where: {
      and: [
        { latest: { equals: true } },
        { 'version.pdf': { equals: pdf } },
        { 'version.deletedAt': { exists: false } },
      ],
    },
    ...one,
  })
  const [draft] = drafts.docs
  return draft && `Regards n°\u00a0${draft.version.numero ?? '…'} (brouillon)`
}
