import type { SerializedObject } from '@regards/contract/schemas/storage'

import { defaultHeaders } from '../serving/defaultHeaders'
import type { ObjectMetadata } from '../storage'

/** Serializes an object; the headers are those that /media sends, set or default. */
export function serializeObject(object: ObjectMetadata, bucket: string): SerializedObject {
  return {
    bucket,
    // In microseconds, as in the storage service of the specification.
    generation: `${object.timeCreated.getTime()}000`,
    metageneration: object.metageneration,
    fullPath: object.fullPath,
    name: object.fullPath.slice(object.fullPath.lastIndexOf('/') + 1),
    size: object.size,
    timeCreated: object.timeCreated.toISOString(),
    updated: object.updated.toISOString(),
    md5Hash: object.md5Hash ?? null,
    cacheControl: object.cacheControl ?? defaultHeaders.cacheControl,
    contentDisposition: object.contentDisposition ?? defaultHeaders.contentDisposition,
    contentEncoding: object.contentEncoding ?? null,
    contentLanguage: object.contentLanguage ?? null,
    contentType: object.contentType,
    customMetadata: object.customMetadata ?? {},
  }
}
