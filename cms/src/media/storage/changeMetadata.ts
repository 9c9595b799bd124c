import { applyMetadataChange } from './applyMetadataChange'
import { serializeByKey } from '../../lib/async/serializeByKey'
import {
  ObjectNotFound,
  type MetadataChange,
  type ObjectMetadata,
  type ObjectStorage,
  type SettableMetadata,
} from './types'

/**
 * Changes an object's metadata, whatever keeps them: one change of it after the other in this process,
 * and none that changes nothing.
 * @param write keeps the new metadata; gets what the object was before
 * @throws ObjectNotFound, CustomMetadataTooLarge before anything is changed
 */
export function changeMetadata(
  storage: Pick<ObjectStorage, 'stat'>,
  fullPath: string,
  change: MetadataChange,
  write: (next: SettableMetadata, object: ObjectMetadata) => Promise<void>,
): Promise<void> {
  return serializeByKey(fullPath, async () => {
    const object = await storage.stat(fullPath)
    if (!object) throw new ObjectNotFound(fullPath)
    const next = applyMetadataChange(object, change)
    if (next) await write(next, object)
  })
}
