import { z } from 'zod'

/** A stored file's metadata (specification, section 3); null: unknown or unset. */
export const storedObject = z.strictObject({
  bucket: z.string(),
  /** Changes when the bytes change. */
  generation: z.string(),
  /** 1, plus one for each change of the metadata. */
  metageneration: z.int(),
  fullPath: z.string(),
  /** The last part of the path. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** ISO dates. */
  timeCreated: z.string(),
  updated: z.string(),
  /** Base 64. */
  md5Hash: z.string().nullable(),
  cacheControl: z.string(),
  contentDisposition: z.string(),
  contentEncoding: z.string().nullable(),
  contentLanguage: z.string().nullable(),
  contentType: z.string(),
  customMetadata: z.record(z.string(), z.string()),
})

/** `GET /api/storage/objects`. */
export const storedObjects = z.strictObject({
  items: z.array(storedObject),
  prefixes: z.array(z.string()),
  nextPageToken: z.string().optional(),
})

export type SerializedObject = z.infer<typeof storedObject>
export type SerializedObjects = z.infer<typeof storedObjects>
