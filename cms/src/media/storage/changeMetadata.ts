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
 * Changes an object's metadata in any storage. Serializes changes to one object within this
 * process, and skips the write when nothing changes.
 * @param write stores the new metadata; also receives the object before the change
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
