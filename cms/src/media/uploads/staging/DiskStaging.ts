import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { FileStore } from '@tus/file-store'

import { uploadNotFound } from '../../../lib/errors/apiErrors'
import { fsyncFile } from '../../../lib/fs/fsyncFile'
import { openRandomAccessFile } from '../../storage/disk/openRandomAccessFile'
import { IncrementalMd5 } from './IncrementalMd5'
import { EXPIRATION_MS, TUS_EXTENSIONS, isExpired, type StagingStore } from './types'
import type { StagedFile } from '../../storage/types'

interface HashProgress {
  offset: number
  md5: IncrementalMd5
}

/** How many unfinished uploads' sums are kept in memory; those of others are worked out anew. */
const MAX_CACHED_HASHES = 100

/** Uploads as growing files of this machine's disk: how far one has come is how long its file is. */
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
      // Another request may have filed and dropped the upload since this one found it.
      throw (await this.getLastModified(id)) ? error : uploadNotFound()
    }
  }

  private async append(bytes: Readable, id: string, offset: number): Promise<number> {
    const md5 = await this.getHash(id, offset)
    // Until all that comes is on the disk, nobody knows how much of it is.
    this.hashes.delete(id)
    const reached = await super.write(Readable.from(hashWhileReading(bytes, md5)), id, offset)
    this.cacheHash(id, { offset: reached, md5 })
    // What is on the disk already, once the file is filed, need not be waited for then: the storage
    // flushes once more, and that one's failure counts.
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
      // One that is gone meanwhile, or cannot be read, comes to nothing.
      const upload = await this.getUpload(id).catch(() => undefined)
      bytes += (upload?.size ?? 0) - (upload?.offset ?? 0)
    }
    return bytes
  }

  async listExpired(): Promise<string[]> {
    const expired: string[] = []
    for (const id of await this.listIds()) {
      // A process that ended while it began one left a file of which nothing can be read: its age
      // tells, as it does when the reading fails for another reason.
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

  /** The sum of the first bytes: as kept, or, after a restart or a cut, of what is on the disk. */
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

/** The same bytes, added up as they pass. */
async function* hashWhileReading(bytes: AsyncIterable<Buffer>, md5: IncrementalMd5) {
  for await (const chunk of bytes) {
    md5.update(chunk)
    yield chunk
  }
}
