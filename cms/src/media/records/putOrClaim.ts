import { apiError } from '../../lib/errors/apiErrors'
import { ObjectExists, storage, type ObjectSource } from '../storage'

/**
 * Stores a file at a path that no record uses. If an object exists there, a process stopped before
 * it wrote the record: an object with the same bytes is reused.
 * @returns whether this call stored the file
 * @throws ApiError 409 folder-taken when the existing object has other bytes
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
