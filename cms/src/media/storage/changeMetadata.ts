import { serializeByKey } from '../../lib/async/serializeByKey'
import {
  OPTIONAL_HEADERS,
  ObjectNotFound,
  pickMetadata,
  type MetadataChange,
  type ObjectMetadata,
  type ObjectStorage,
  type SettableMetadata,
  CustomMetadataTooLarge,
} from './types'
import { isDeepStrictEqual } from 'node:util'
import { toAsciiJson } from './toAsciiJson'

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

/** S3 limits user metadata to 2 KB, part of which our own entries use. */
const MAX_CUSTOM_BYTES = 1_800

/** Applies a change; undefined when nothing changes. @throws CustomMetadataTooLarge */
function applyMetadataChange(
  current: SettableMetadata,
  change: MetadataChange,
): SettableMetadata | undefined {
  const before = { ...pickMetadata(current), customMetadata: current.customMetadata ?? {} }
  const after = {
    ...before,
    contentType: change.contentType ?? before.contentType,
    customMetadata: mergeCustomMetadata(before.customMetadata, change.customMetadata),
  }
  for (const name of OPTIONAL_HEADERS) {
    const value = change[name]
    if (value !== undefined) after[name] = value ?? undefined
  }
  if (toAsciiJson(after.customMetadata).length > MAX_CUSTOM_BYTES)
    throw new CustomMetadataTooLarge()
  return isDeepStrictEqual(before, after) ? undefined : after
}

function mergeCustomMetadata(
  before: Record<string, string>,
  change: Record<string, string | null> = {},
): Record<string, string> {
  const entries = Object.entries({ ...before, ...change })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}
