import type { Payload, Where } from 'payload'

import { notInTrash, published } from '../../access/published'
import type { Regard } from '../../payload-types'
import { ISSUE_FIELDS } from './updateReservations'

/**
 * Names the issue that has a file, or had it: « Regards n° 56 », with « brouillon », « version
 * précédente » or « corbeille » behind it. Gives « Regards » alone for an issue that is not published
 * while a page links to the file: editors read its record then. Asks the database without Payload’s
 * hooks, as each row of a list calls it: once for the file of a published issue.
 * @returns undefined for a file that no kept version of an issue has
 */
export async function nameIssueOfFile(
  { db }: Payload,
  collection: keyof typeof ISSUE_FIELDS,
  file: string,
): Promise<string | undefined> {
  const field = ISSUE_FIELDS[collection]
  const one = { collection: 'regards', limit: 1, pagination: false } as const
  const issues = await db.find<Pick<Regard, 'numero'>>({
    where: { and: [{ [field]: { equals: file } }, published] },
    select: { numero: true },
    ...one,
  })
  if (issues.docs[0]) return toName(issues.docs[0].numero)
  // An issue's own record keeps the file that its draft replaced, and in the trash a placeholder for
  // its number: its versions tell both. The latest ones come first, of these the ones in no trash.
  const versions = await db.findVersions<Pick<Regard, 'numero' | 'deletedAt'>>({
    where: { [`version.${field}`]: { equals: file } },
    sort: ['-latest', 'version.deletedAt', '-updatedAt'],
    select: { latest: true, parent: true, version: { numero: true, deletedAt: true } },
    ...one,
  })
  const [found] = versions.docs
  if (!found) return undefined
  const reserved: Where = { and: [{ id: { equals: file } }, { reserve: { equals: true } }] }
  const { totalDocs: isReserved } = await db.count({ collection, where: reserved })
  if (!isReserved) return 'Regards'
  const { latest, parent, version } = found
  const name = toName(version.numero)
  if (latest) return `${name} (${version.deletedAt ? 'corbeille' : 'brouillon'})`
  const kept = { and: [{ id: { equals: parent } }, notInTrash] }
  const { totalDocs: isKept } = await db.count({ collection: 'regards', where: kept })
  return `${name} (${isKept ? 'version précédente' : 'corbeille'})`
}

const toName = (numero: number | null | undefined): string => `Regards n°\u00a0${numero ?? '…'}`
