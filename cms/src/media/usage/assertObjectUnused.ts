import type { Payload } from 'payload'
import { ISSUE_FIELDS, usesOneOf, readPageReferences } from './updateReservations'
import type { Document, Image } from '../../payload-types'
import { getPagesOwner, toPdfPath } from '../validation/mediaPath'
import { findIssuesUsing } from './findIssuesUsing'
import { apiError } from '../../lib/errors/apiErrors'
import { fileUsedByIssue, usedOnPage } from './fileInUse'

/** Rejects the deletion of a used object, naming its user. @throws ApiError 409 file-in-use */
export async function assertObjectUnused(payload: Payload, fullPath: string): Promise<void> {
  const owner = await findOwner(payload, fullPath)
  if (owner) {
    const [issue] = await findIssuesUsing(payload, ISSUE_FIELDS[owner.collection], owner.id)
    if (issue) throw fileUsedByIssue(issue.numero)
  }
  const wanted = owner ? [owner.id, fullPath] : [fullPath]
  const page = (await readPageReferences(payload)).find((one) => usesOneOf(one, wanted))
  if (page) throw usedOnPage('Ce fichier', page)
  if (owner)
    throw apiError(
      'file-in-use',
      `Ce fichier est celui d’une fiche de «\u00a0${payload.collections[owner.collection].config.labels.plural as string}\u00a0»\u00a0: supprimez la fiche.`,
    )
}

/** Finds the record whose file, one of its image sizes, or one of its pages is the object. */
async function findOwner(payload: Payload, fullPath: string) {
  const pdf = getPagesOwner(fullPath)
  if (pdf) return findOwner(payload, toPdfPath(pdf))
  const end = fullPath.lastIndexOf('/')
  const filename = fullPath.slice(end + 1)
  for (const collection of ['documents', 'images'] as const) {
    const { docs } = await payload.find({
      collection,
      where: { prefix: { equals: fullPath.slice(0, Math.max(0, end)) } },
      trash: true,
      depth: 0,
      pagination: false,
    })
    const doc = docs.find((candidate) => listFilenames(candidate).includes(filename))
    if (doc) return { collection, id: doc.id }
  }
  return undefined
}

function listFilenames(doc: Document | Image) {
  const sizes = 'sizes' in doc ? Object.values(doc.sizes ?? {}) : []
  return [doc.filename, ...sizes.map((size) => size.filename)]
}
