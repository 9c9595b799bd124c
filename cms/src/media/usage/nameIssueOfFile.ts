import type { Payload } from 'payload'

import { notInTrash } from '../../access/published'
import { findIssuesUsing } from './findIssuesUsing'

/**
 * Names the issue that has a file, or had it: « Regards n° 56 », with « brouillon », « version
 * précédente » or « corbeille » behind it.
 * @returns undefined for a file that no kept version of an issue has
 */
export async function nameIssueOfFile(
  payload: Payload,
  field: 'pdf' | 'couverture',
  file: string,
): Promise<string | undefined> {
  const issues = await findIssuesUsing(payload, field, file)
  const shown = issues.find(({ isPublished }) => isPublished)
  if (shown) return toName(shown.numero)
  const draft = issues.find(({ isInTrash }) => !isInTrash)
  if (draft) return `${toName(draft.numero)} (brouillon)`
  // The issue itself has a placeholder for its number while it is in the trash.
  const { docs } = await payload.db.findVersions<{ numero?: number | null }>({
    collection: 'regards',
    where: { [`version.${field}`]: { equals: file } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  const [former] = docs
  if (!former) return undefined
  const where = { and: [{ id: { equals: former.parent } }, notInTrash] }
  const { totalDocs } = await payload.db.count({ collection: 'regards', where })
  return `${toName(former.version.numero)} (${totalDocs > 0 ? 'version précédente' : 'corbeille'})`
}

const toName = (numero: number | null | undefined): string => `Regards n°\u00a0${numero ?? '…'}`
