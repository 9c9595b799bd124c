import type { Payload, PayloadRequest, Where } from 'payload'

import { getRelationId } from '../../lib/payload/getRelationId'

/** An issue that uses a file. */
export interface IssueUsingFile {
  id: string
  numero: number
  /** Id of the file's record. */
  file: string
}

/**
 * Finds the issues that use a file, as published and as drafts.
 * @param field of the issue that refers to the file
 * @param file id of its record; without it, all issues
 * @param req the current request, if any
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
      select: { numero: true, [field]: true },
      depth: 0,
      pagination: false,
      ...(req ? { req } : {}),
    })
    return docs
  }
  return [...(await find(false)), ...(await find(true))].flatMap(({ id, numero, ...files }) => {
    const used = getRelationId(files[field])
    return used ? { id, numero, file: used } : []
  })
}
