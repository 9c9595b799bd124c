import { apiError } from '../../lib/errors/apiErrors'
import { ObjectExists, storage, type ObjectSource } from '../storage'

/**
 * Stores a file at a path of no record; reuses the same bytes that an ended process left.
 * @returns whether this call stored it
 * @throws ApiError 409 folder-taken for other bytes
 */
export async function putOrClaim(
  fullPath: string,
  source: ObjectSource,
  contentType: string,
): Promise<boolean> {
  try {
    await storage.put(fullPath, source, { contentType })
    return true
  } catch (error) {
    if (!(error instanceof ObjectExists)) throw error
    if (!(await storage.claimExisting(fullPath, source, { contentType })))
      throw apiError('folder-taken')
    return false
  }
}
