import { defaultHeaders } from '../serving/defaultHeaders'
import type { ObjectMetadata } from '../storage'

/**
 * An object's metadata as the API returns them (specification, section 3): null means unknown or
 * unset.
 */
export interface SerializedObject {
  bucket: string
  /** Changes when the bytes change. */
  generation: string
  /** 1, plus one for each change of the metadata. */
  metageneration: number
  fullPath: string
  /** The last part of the path. */
  name: string
  /** Bytes. */
  size: number
  /** ISO dates. */
  timeCreated: string
  updated: string
  /** Base 64. */
  md5Hash: string | null
  cacheControl: string
  contentDisposition: string
  contentEncoding: string | null
  contentLanguage: string | null
  contentType: string
  customMetadata: Record<string, string>
}

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
