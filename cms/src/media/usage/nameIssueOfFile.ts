import type { Payload, Where } from 'payload'

import { countRows, findFields } from '../../infrastructure/database/rows'
import { notInTrash, published } from '../../access/roles'
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
  payload: Payload,
  collection: keyof typeof ISSUE_FIELDS,
  file: string,
): Promise<string | undefined> {
  const field = ISSUE_FIELDS[collection]
  const shown = await findFields(
    payload,
    'regards',
    { and: [{ [field]: { equals: file } }, published] },
    'numero',
  )
  if (shown) return toName(shown.numero)
  // An issue's own record keeps the file that its draft replaced, and in the trash a placeholder for
  // its number: its versions tell both. The latest ones come first, of these the ones in no trash.
  const versions = await payload.db.findVersions<Pick<Regard, 'numero' | 'deletedAt'>>({
    collection: 'regards',
    where: { [`version.${field}`]: { equals: file } },
    sort: ['-latest', 'version.deletedAt', '-updatedAt'],
    select: { latest: true, parent: true, version: { numero: true, deletedAt: true } },
    limit: 1,
    pagination: false,
  })
  const [found] = versions.docs
  if (!found) return undefined
  const reserved: Where = { and: [{ id: { equals: file } }, { reserve: { equals: true } }] }
  if ((await countRows(payload, collection, reserved)) === 0) return 'Regards'
  const { latest, parent, version } = found
  const name = toName(version.numero)
  if (latest) return `${name} (${version.deletedAt ? 'corbeille' : 'brouillon'})`
  const kept = await countRows(payload, 'regards', {
    and: [{ id: { equals: parent } }, notInTrash],
  })
  return `${name} (${kept > 0 ? 'version précédente' : 'corbeille'})`
}

const toName = (numero: number | null | undefined): string => `Regards n°\u00a0${numero ?? '…'}`
