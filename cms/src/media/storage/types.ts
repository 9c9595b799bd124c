import type { Readable, Writable } from 'node:stream'

/** Metadata that can be set: HTTP headers of the same names, and custom entries. */
export interface SettableMetadata extends Partial<Record<OptionalHeader, string | undefined>> {
  contentType: string
  customMetadata?: Record<string, string> | undefined
}

/** The headers that an object may be without. */
export const OPTIONAL_HEADERS = [
  ...(['cacheControl', 'contentDisposition'] as const),
  ...(['contentEncoding', 'contentLanguage'] as const),
]

type OptionalHeader = (typeof OPTIONAL_HEADERS)[number]

/** Absent fields stay unchanged; null removes a header, or a key of customMetadata. */
export interface MetadataChange extends Partial<Record<OptionalHeader, string | null>> {
  contentType?: string
  customMetadata?: Record<string, string | null>
}

export const METADATA = ['contentType', ...OPTIONAL_HEADERS, 'customMetadata'] as const

/** The metadata of an object that can be set. */
export const pickMetadata = (object: SettableMetadata): SettableMetadata =>
  Object.fromEntries(METADATA.map((name) => [name, object[name]])) as unknown as SettableMetadata

/** Facts that a storage records about an object; a restored object keeps its own. */
export interface ObjectHistory {
  /** When these bytes were stored. */
  timeCreated: Date
  /** When the bytes or the metadata last changed. */
  updated: Date
  /** Version of the metadata since these bytes were stored: 1, plus one for each change. */
  metageneration: number
}

/** Metadata of a stored object, available without reading its bytes. */
export interface ObjectMetadata extends SettableMetadata, ObjectHistory {
  /** Path inside the storage, separated by `/`, without a leading slash. */
  fullPath: string
  /** Bytes. */
  size: number
  /** Strong ETag of the bytes, without quotes. */
  etag: string
  /** Base 64; absent when unknown (objects written by other tools). */
  md5Hash?: string | undefined
}

/**
 * Bytes to store: a file on the local disk, a small buffer, or a stream. A given MD5 (base 64) is
 * trusted, which avoids reading the bytes to compute it; a file with an MD5 is never modified
 * again, so it may be hard-linked instead of copied.
 */
export type ObjectSource =
  | { filePath: string; md5Hash?: string }
  | { buffer: Buffer }
  | { stream: () => Readable; md5Hash: string }

/** Bytes that can be read at any position. */
export interface RandomAccess {
  size: number
  /** @returns fewer bytes than requested at the end of the file */
  read(position: number, length: number): Promise<Buffer>
}

/** All bytes of a complete upload, staged until its record is created. */
export interface StagedFile extends RandomAccess {
  /** Base 64. */
  md5Hash: string
  /** Passed to the storage, which does not read the bytes twice. */
  source: ObjectSource
}

/** First and last byte position, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

export interface ListQuery {
  /** Prefix of the paths; may end anywhere in a name. */
  prefix: string
  /** Whether a folder below the prefix is returned as one entry instead of its content. */
  folded: boolean
  /** The entry after which the listing starts. */
  after?: string | undefined
  /** Maximum number of entries. */
  limit: number
}

/**
 * Storage of files: a folder on the local disk or an S3 bucket. Every method rejects with the
 * driver's error when the storage is unreachable.
 */
export interface ObjectStorage {
  readonly kind: 'disk' | 's3'
  /** The bucket's name, or a fixed name on disk. */
  readonly bucket: string
  /**
   * Stores the bytes at the path, atomically. Rejects with ObjectExists when the path is taken.
   * @param history of a restored object; a new one begins its own
   */
  put(
    fullPath: string,
    source: ObjectSource,
    metadata: SettableMetadata,
    history?: ObjectHistory,
  ): Promise<void>
  /**
   * Reuses an object that a process stored before it stopped without writing the record: with the
   * same bytes as the source, completes it to what `put` would have stored.
   * @returns false when the existing object has other bytes
   */
  claimExisting(
    fullPath: string,
    source: ObjectSource,
    metadata: SettableMetadata,
  ): Promise<boolean>
  /** @returns undefined when the object does not exist */
  stat(fullPath: string): Promise<ObjectMetadata | undefined>
  /**
   * Paths in byte order. An entry that ends with `/` is a folder and stands for its whole content.
   * Paths that toObjectPath rejects are not listed.
   */
  list(query: ListQuery): Promise<string[]>
  /** Streams the bytes. Rejects with ObjectNotFound. */
  read(fullPath: string): Promise<Readable>
  /**
   * Writes a range of the bytes to the target and ends it. Rejects with ObjectNotFound before
   * anything is written; if the read or the target fails later, the target is destroyed.
   */
  send(fullPath: string, range: ByteRange, target: Writable): Promise<void>
  /**
   * Changes the metadata and not the bytes; this process serializes changes to one object. Rejects
   * with ObjectNotFound, and with CustomMetadataTooLarge before anything is changed.
   */
  setMetadata(fullPath: string, change: MetadataChange): Promise<void>
  /** Deletes the object; does nothing if it does not exist. */
  remove(fullPath: string): Promise<void>
  /**
   * Deletes partial writes that were interrupted before a date.
   * @param isOwn whether a path belongs to this product: another application may share the bucket
   * @returns the number of partial writes deleted
   */
  removePartial(before: Date, isOwn: (fullPath: string) => boolean): Promise<number>
  /** The id that the storage carries (uploads/removeOrphanedFiles.ts), neither listed nor served. */
  readSiteId(): Promise<string | undefined>
  /**
   * Writes the id that the storage carries.
   * @param isFirst only where there is none
   * @returns whether written
   */
  writeSiteId(id: string, isFirst: boolean): Promise<boolean>
  removeSiteId(): Promise<void>
  /** Resolves when the storage is readable and writable. */
  ping(): Promise<void>
}

export class ObjectNotFound extends Error {
  constructor(fullPath: string) {
    super(`No object at ${fullPath}`)
    this.name = 'ObjectNotFound'
  }
}

/** An object exists at the path, or another writer is creating it. */
export class ObjectExists extends Error {
  constructor(fullPath: string) {
    super(`There is an object at ${fullPath}`)
    this.name = 'ObjectExists'
  }
}

/** The object's resulting customMetadata, existing entries included, exceed S3's limit. */
export class CustomMetadataTooLarge extends Error {
  constructor() {
    super('The custom metadata are too large')
    this.name = 'CustomMetadataTooLarge'
  }
}
