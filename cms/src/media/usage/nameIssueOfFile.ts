import type { Payload, Where } from 'payload'

import { notInTrash, published } from '../../access/published'

interface IssueVersion {
  parent: string
  version: { numero?: number | null }
}

/**
 * Names the issue that has a file, or had it: « Regards n° 56 », with « brouillon », « version
 * précédente » or « corbeille » behind it.
 * @returns undefined for a file that no kept version of an issue has
 */
export async function nameIssueOfFile(
  { db }: Payload,
  field: 'pdf' | 'couverture',
  file: string,
): Promise<string | undefined> {
  const one = { collection: 'regards', limit: 1, pagination: false } as const
  const { docs } = await db.find<{ numero: number }>({
    where: { and: [{ [field]: { equals: file } }, published] },
    select: { numero: true },
    ...one,
  })
  if (docs[0]) return toName(docs[0].numero)
  const findVersion = async (...where: Where[]) => {
    const isOfFile = { [`version.${field}`]: { equals: file } }
    const found = await db.findVersions<IssueVersion['version']>({
      where: { and: [isOfFile, ...where] },
      sort: '-updatedAt',
      ...one,
    })
    return found.docs[0] as IssueVersion | undefined
  }
  const draft = await findVersion(
    { latest: { equals: true } },
    { 'version.deletedAt': { exists: false } },
  )
  if (draft) return `${toName(draft.version.numero)} (brouillon)`
  // The issue itself has a placeholder for its number while it is in the trash.
  const former = await findVersion()
  if (!former) return undefined
  const kept = await db.find({
    where: { and: [{ id: { equals: former.parent } }, notInTrash] },
    select: { numero: true },
    ...one,
  })
  const state = kept.docs.length > 0 ? 'version précédente' : 'corbeille'
  return `${toName(former.version.numero)} (${state})`
}

const toName = (numero: number | null | undefined): string => `Regards n°\u00a0${numero ?? '…'}`
