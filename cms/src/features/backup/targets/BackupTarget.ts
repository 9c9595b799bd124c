import type { Readable } from 'node:stream'

export interface TargetFile {
  name: string
  /** Bytes. */
  size: number
  /** When it was written, by the target's clock. */
  modified: Date
}

/**
 * Place of a backup: a folder or a part of a bucket. Names are relative, separated by `/`. Writes are
 * atomic: a reader sees the whole file or none. Every method rejects with the driver's error.
 */
export interface BackupTarget {
  /** For people: the folder's path, or the address of the bucket's part. */
  readonly description: string
  /** Folder on this machine for files before they are moved here; on the same disk if possible. */
  readonly spoolDir: string
  /** Writes a file in place of what is there; takes the local file away. */
  putFile(name: string, filePath: string): Promise<void>
  /** Writes a small file in place of what is there. */
  put(name: string, body: Buffer): Promise<void>
  /** Writes a small file only if there is none. @returns whether it was written */
  putIfAbsent(name: string, body: Buffer): Promise<boolean>
  /** @returns undefined when there is no such file */
  read(name: string): Promise<Readable | undefined>
  /** Lists the files below a folder (which ends with `/`; '' for all), in no certain order. */
  list(folder: string): AsyncIterable<TargetFile>
  /** Removes files; does nothing for those that are not there. */
  remove(names: string[]): Promise<void>
}
