import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { FileStore } from '@tus/file-store'

import { fsyncFile } from '../../../lib/fs/files'
import { openRandomAccessFile } from '../../storage/disk/openRandomAccessFile'
import { IncrementalMd5 } from './IncrementalMd5'
import {
  EXPIRATION_MS,
  TUS_EXTENSIONS,
  isExpired,
  type StagingStore,
  uploadNotFound,
} from './types'
import type { StagedFile } from '../../storage/types'

interface HashProgress {
  offset: number
  md5: IncrementalMd5
}

/** Maximum unfinished uploads whose MD5 state is cached in memory; others are recomputed. */
const MAX_CACHED_HASHES = 100

/** Stages uploads as growing files on the local disk: an upload's offset is its file's length. */
export class DiskStaging extends FileStore implements StagingStore {
  private readonly hashes = new Map<string, HashProgress>()

  constructor(directory: string) {
    super({ directory, expirationPeriodInMilliseconds: EXPIRATION_MS })
    this.extensions = TUS_EXTENSIONS
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    try {
      return await this.append(bytes, id, offset)
    } catch (error) {
      // Another request may have finalized and deleted the upload since this one found it.
      if (!(await this.getLastModified(id))) throw uploadNotFound()
      // The store hides why a write failed: a file that cannot be written says so when it is opened.
      await (await fs.open(this.filePath(id), 'r+')).close()
      throw error
    }
  }

  private async append(bytes: Readable, id: string, offset: number): Promise<number> {
    const md5 = await this.getHash(id, offset)
    // The number of bytes on disk is unknown until the write ends.
    this.hashes.delete(id)
    const reached = await super.write(Readable.from(hashWhileReading(bytes, md5)), id, offset)
    this.cacheHash(id, { offset: reached, md5 })
    // fsync early, so that finalizing waits less; only a failure of the storage's later one counts.
    fsyncFile(this.filePath(id)).catch(() => {})
    return reached
  }

  async open(id: string): Promise<StagedFile> {
    const { offset } = await this.getUpload(id)
    const filePath = this.filePath(id)
    const md5 = await this.getHash(id, offset)
    const md5Hash = (await IncrementalMd5.create(md5.serialize())).digest()
    const file = openRandomAccessFile(filePath, offset)
    return { ...file, md5Hash, source: { filePath, md5Hash } }
  }

  async pendingBytes(): Promise<number> {
    let bytes = 0
    for (const id of await this.listIds()) {
      // An upload that was removed meanwhile, or cannot be read, counts as zero bytes.
      const upload = await this.getUpload(id).catch(() => undefined)
      bytes += (upload?.size ?? 0) - (upload?.offset ?? 0)
    }
    return bytes
  }

  async listExpired(): Promise<string[]> {
    const expired: string[] = []
    for (const id of await this.listIds()) {
      // A process that stopped while creating an upload leaves an unreadable file: its age is taken
      // from the file's mtime, as after any other read error.
      const upload = await this.configstore.get(id).catch(() => undefined)
      const since = upload?.creation_date ?? (await this.getLastModified(id))
      if (isExpired(since)) expired.push(id)
    }
    return expired
  }

  override async remove(id: string): Promise<void> {
    this.hashes.delete(id)
    try {
      await super.remove(id)
    } catch (error) {
      await this.configstore.delete(id)
      throw error
    }
  }

  private async listIds(): Promise<Set<string>> {
    const names = await fs.readdir(this.directory)
    return new Set(names.map((name) => path.parse(name).name))
  }

  private async getLastModified(id: string): Promise<string | undefined> {
    const file = await fs.stat(this.filePath(id)).catch(() => undefined)
    return file?.mtime.toISOString()
  }

  /**
   * The MD5 state of the first bytes, recomputed from the disk after a restart or a broken request.
   */
  private async getHash(id: string, offset: number): Promise<IncrementalMd5> {
    const known = this.hashes.get(id)
    if (known?.offset === offset) return known.md5
    const md5 = await IncrementalMd5.create()
    if (offset === 0) return md5
    for await (const chunk of createReadStream(this.filePath(id), { end: offset - 1 })) {
      md5.update(chunk as Buffer)
    }
    this.cacheHash(id, { offset, md5 })
    return md5
  }

  private cacheHash(id: string, progress: HashProgress): void {
    this.hashes.delete(id)
    this.hashes.set(id, progress)
    const [oldest] = this.hashes.keys()
    if (this.hashes.size > MAX_CACHED_HASHES && oldest) this.hashes.delete(oldest)
  }

  private filePath(id: string): string {
    if (path.basename(id) !== id) throw uploadNotFound()
    return path.join(this.directory, id)
  }
}

/** Passes the bytes through and adds them to the MD5. */
async function* hashWhileReading(bytes: AsyncIterable<Buffer>, md5: IncrementalMd5) {
  for await (const chunk of bytes) {
    md5.update(chunk)
    yield chunk
  }
}
