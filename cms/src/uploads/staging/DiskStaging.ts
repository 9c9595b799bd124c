import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { FileStore } from '@tus/file-store'

import { uploadNotFound } from '../../errors/houseErrors'
import { flush } from '../../storage/flush'
import { openFile } from '../../storage/openFile'
import { RunningMd5 } from './RunningMd5'
import { EXPIRATION_MS, EXTENSIONS, isExpired, type StagedFile, type Staging } from './types'

interface Progress {
  offset: number
  md5: RunningMd5
}

/** How many unfinished uploads' sums are kept in memory; those of others are worked out anew. */
const KEPT_SUMS = 100

/** Uploads as growing files of this machine's disk: how far one has come is how long its file is. */
export class DiskStaging extends FileStore implements Staging {
  private readonly sums = new Map<string, Progress>()

  constructor(directory: string) {
    super({ directory, expirationPeriodInMilliseconds: EXPIRATION_MS })
    this.extensions = EXTENSIONS
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    try {
      return await this.append(bytes, id, offset)
    } catch (error) {
      // Another request may have filed and dropped the upload since this one found it.
      throw (await this.lastChange(id)) ? error : uploadNotFound()
    }
  }

  private async append(bytes: Readable, id: string, offset: number): Promise<number> {
    const md5 = await this.sumUpTo(id, offset)
    // Until all that comes is on the disk, nobody knows how much of it is.
    this.sums.delete(id)
    const reached = await super.write(Readable.from(hashed(bytes, md5)), id, offset)
    this.keepSum(id, { offset: reached, md5 })
    // What is on the disk already, once the file is filed, need not be waited for then: the storage
    // flushes once more, and that one's failure counts.
    flush(this.filePath(id)).catch(() => {})
    return reached
  }

  async open(id: string): Promise<StagedFile> {
    const { offset } = await this.getUpload(id)
    const filePath = this.filePath(id)
    const md5 = await this.sumUpTo(id, offset)
    const md5Hash = (await RunningMd5.start(md5.save())).digest()
    const file = openFile(filePath, offset)
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
      const since = upload?.creation_date ?? (await this.lastChange(id))
      if (isExpired(since)) expired.push(id)
    }
    return expired
  }

  override async remove(id: string): Promise<void> {
    this.sums.delete(id)
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

  private async lastChange(id: string): Promise<string | undefined> {
    const file = await fs.stat(this.filePath(id)).catch(() => undefined)
    return file?.mtime.toISOString()
  }

  /** The sum of the first bytes: as kept, or, after a restart or a cut, of what is on the disk. */
  private async sumUpTo(id: string, offset: number): Promise<RunningMd5> {
    const known = this.sums.get(id)
    if (known?.offset === offset) return known.md5
    const md5 = await RunningMd5.start()
    if (offset === 0) return md5
    for await (const chunk of createReadStream(this.filePath(id), { end: offset - 1 })) {
      md5.update(chunk as Buffer)
    }
    this.keepSum(id, { offset, md5 })
    return md5
  }

  private keepSum(id: string, progress: Progress): void {
    this.sums.delete(id)
    this.sums.set(id, progress)
    const [oldest] = this.sums.keys()
    if (this.sums.size > KEPT_SUMS && oldest) this.sums.delete(oldest)
  }

  private filePath(id: string): string {
    if (path.basename(id) !== id) throw uploadNotFound()
    return path.join(this.directory, id)
  }
}

/** The same bytes, added up as they pass. */
async function* hashed(bytes: AsyncIterable<Buffer>, md5: RunningMd5) {
  for await (const chunk of bytes) {
    md5.update(chunk)
    yield chunk
  }
}
