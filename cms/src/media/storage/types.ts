import type { Readable, Writable } from 'node:stream'

/** What may be set on a stored object: the headers of the same names, and words of one's own. */
export interface SettableMetadata {
  contentType: string
  cacheControl?: string | undefined
  contentDisposition?: string | undefined
  contentEncoding?: string | undefined
  contentLanguage?: string | undefined
  customMetadata?: Record<string, string> | undefined
}

/** What is absent stays as it is; null takes a header, or a key of customMetadata, away. */
export interface MetadataChange {
  contentType?: string
  cacheControl?: string | null
  contentDisposition?: string | null
  contentEncoding?: string | null
  contentLanguage?: string | null
  customMetadata?: Record<string, string | null>
}

/** What is known of a stored object without reading its bytes. */
export interface ObjectMetadata extends SettableMetadata {
  /** Path inside the storage, `/` separated, without a leading slash. */
  fullPath: string
  /** Bytes. */
  size: number
  /** Strong entity tag of the bytes, without its quotes. */
  etag: string
  /** Base 64, absent where the storage does not know it (objects that others put there). */
  md5Hash?: string | undefined
  /** When these bytes were stored. */
  timeCreated: Date
  /** When the bytes or the metadata last changed. */
  updated: Date
  /** How many states the metadata have had since these bytes were stored: 1, then one more a change. */
  metageneration: number
}

/**
 * Bytes to store: a file on this machine's disk, a small buffer, or a stream of bytes that lie
 * elsewhere. An MD5 (base 64) that is known is believed, and spares reading the bytes for it; a file
 * with one is not written to any more, so that it may be linked instead of copied.
 */
export type ObjectSource =
  | { filePath: string; md5Hash?: string }
  | { buffer: Buffer }
  | { stream: () => Readable; md5Hash: string }

/** Bytes of which any part can be read without the rest. */
export interface RandomAccess {
  size: number
  /** @returns fewer bytes than asked for where the end comes sooner */
  read(position: number, length: number): Promise<Buffer>
}

/** The bytes of an upload, all there, waiting to be filed. */
export interface StagedFile extends RandomAccess {
  /** Base 64. */
  md5Hash: string
  /** For the storage, which takes them without their being read twice. */
  source: ObjectSource
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface ListQuery {
  /** What the paths begin with; may end anywhere in a name. */
  prefix: string
  /** Whether a folder below the prefix is one entry, in place of everything in it. */
  folded: boolean
  /** The entry after which to begin. */
  after?: string | undefined
  /** How many entries at most. */
  limit: number
}

/**
 * Where uploaded files live: a folder of this machine's disk or an S3 bucket, behind one door.
 * Every method rejects with the driver's error when the storage is away.
 */
export interface ObjectStorage {
  readonly kind: 'disk' | 's3'
  /** The name of the whole: the bucket's, or a fixed one on the disk. */
  readonly bucket: string
  /** Stores the bytes under the path, whole or not at all. Rejects with ObjectExists when taken. */
  put(fullPath: string, source: ObjectSource, metadata: SettableMetadata): Promise<void>
  /**
   * For what a process left behind that ended before its record was written: makes an object at the
   * path that has the very bytes of the source the object that `put` would have made.
   * @returns false when what is there has other bytes
   */
  claimExisting(fullPath: string, source: ObjectSource, metadata: SettableMetadata): Promise<boolean>
  /** @returns undefined when there is no such object */
  stat(fullPath: string): Promise<ObjectMetadata | undefined>
  /**
   * Paths in the order of their bytes. One that ends with `/` is a folder, and stands for all that is
   * in it. What toObjectPath refuses is not listed.
   */
  list(query: ListQuery): Promise<string[]>
  /** Streams the bytes. Rejects with ObjectNotFound. */
  read(fullPath: string): Promise<Readable>
  /**
   * Writes a range of the bytes to the target and ends it. Rejects with ObjectNotFound before anything
   * is written; where it breaks off later, or the target does, the target is destroyed.
   */
  send(fullPath: string, range: ByteRange, target: Writable): Promise<void>
  /**
   * Changes the metadata and leaves the bytes; changes of one object by this process take turns.
   * Rejects with ObjectNotFound, and with CustomMetadataTooLarge before anything is changed.
   */
  setMetadata(fullPath: string, change: MetadataChange): Promise<void>
  /** Removes the object; one that is not there is no error. */
  remove(fullPath: string): Promise<void>
  /**
   * Removes what writes that were cut off before then have left.
   * @param isOwn whether a path is this product's: another application may share a bucket
   * @returns how many
   */
  removePartial(before: Date, isOwn: (fullPath: string) => boolean): Promise<number>
  /** Resolves when the storage can be read and written. */
  ping(): Promise<void>
}

export class ObjectNotFound extends Error {
  constructor(fullPath: string) {
    super(`No object at ${fullPath}`)
    this.name = 'ObjectNotFound'
  }
}

/** Two writers chose one path at once: the first one has it. */
export class ObjectExists extends Error {
  constructor(fullPath: string) {
    super(`There is an object at ${fullPath}`)
    this.name = 'ObjectExists'
  }
}

/** All of an object's customMetadata, what was there before included, exceed what S3 keeps. */
export class CustomMetadataTooLarge extends Error {
  constructor() {
    super('The custom metadata are too large')
    this.name = 'CustomMetadataTooLarge'
  }
}
