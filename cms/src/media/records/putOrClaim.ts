import { folderTaken } from '../../lib/errors/apiErrors'
import { ObjectExists, storage, type ObjectSource } from '../storage'

/**
 * Stores a file whose place no record holds. A file that is there all the same was left by a process
 * that ended before it wrote the record; where it has the same bytes, it is taken over.
 * @returns whether the file was stored by this call
 * @throws HouseError 409 folder-taken where other bytes are there
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
    if (!(await storage.claimExisting(fullPath, source, { contentType }))) throw folderTaken()
    return false
  }
}
