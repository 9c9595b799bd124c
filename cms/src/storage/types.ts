import type { Readable } from 'node:stream'

/** What may be set on a stored object, after the headers of the same names. */
export interface SettableMetadata {
  contentType: string
  contentDisposition?: string | undefined
}

/** What is known of a stored object without reading its bytes. */
export interface ObjectMetadata extends SettableMetadata {
  /** Path inside the storage, `/` separated, without a leading slash. */
  fullPath: string
  /** Bytes. */
  size: number
  /** Strong entity tag without its quotes; changes with the bytes. */
  etag: string
  /** Base 64, absent where the storage does not know it (S3 objects sent in parts by others). */
  md5Hash?: string | undefined
  updated: Date
}

/** Bytes to store: a file on this machine's disk, or a small buffer. */
export type ObjectSource = { filePath: string } | { buffer: Buffer }

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where uploaded files live: a folder of this machine's disk or an S3 bucket, behind one door.
 * Every method rejects with the driver's error when the storage is away.
 */
export interface ObjectStorage {
  readonly kind: 'disk' | 's3'
  /** Stores the bytes under the path, whole or not at all. Rejects with ObjectExists when taken. */
  put(fullPath: string, source: ObjectSource, metadata: SettableMetadata): Promise<void>
  /** @returns undefined when there is no such object */
  stat(fullPath: string): Promise<ObjectMetadata | undefined>
  /** Streams the bytes, or a range of them. Rejects with ObjectNotFound. */
  read(fullPath: string, range?: ByteRange): Promise<Readable>
  /** Changes the metadata and leaves the bytes. Rejects with ObjectNotFound. */
  setMetadata(fullPath: string, change: Partial<SettableMetadata>): Promise<void>
  /** Removes the object; one that is not there is no error. */
  remove(fullPath: string): Promise<void>
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
