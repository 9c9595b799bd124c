import type { Payload, PayloadRequest, Where } from 'payload'

import { getRelationId } from '../../lib/payload/getRelationId'

export interface IssueUsingFile {
  id: string
  numero: number
  /** Whether visitors see the issue; of another, editors must not learn the number. */
  isPublished: boolean
  /** Id of the file's record. */
  file: string
}

/**
 * Finds the issues that use a file, as published and as drafts; those in the trash keep theirs.
 * @param field of the issue that refers to the file
 * @param file id of its record; without it, all issues
 */
export async function findIssuesUsing(
  payload: Payload,
  field: 'pdf' | 'couverture',
  file?: string,
  req?: PayloadRequest,
): Promise<IssueUsingFile[]> {
  const where: Where = file ? { [field]: { equals: file } } : {}
  const find = async (draft: boolean) => {
    const { docs } = await payload.find({
      collection: 'regards',
      where,
      draft,
      trash: true,
      select: { numero: true, deletedAt: true, _status: true, [field]: true },
      depth: 0,
      pagination: false,
      ...(req ? { req } : {}),
    })
    return docs
  }
  return [...(await find(false)), ...(await find(true))].flatMap((issue) => {
    const { id, numero, deletedAt, _status } = issue
    const used = getRelationId(issue[field])
    return used ? { id, numero, isPublished: _status !== 'draft' && !deletedAt, file: used } : []
  })
}
