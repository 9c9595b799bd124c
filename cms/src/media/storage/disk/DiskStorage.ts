import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import {
  ObjectExists,
  ObjectNotFound,
  type ByteRange,
  type ListQuery,
  type MetadataChange,
  type ObjectHistory,
  type ObjectMetadata,
  type ObjectSource,
  type ObjectStorage,
  type SettableMetadata,
} from '../types'
import { changeMetadata } from '../changeMetadata'
import { fsyncFile, isFileNotFound, linkOrCopy, removeOldFiles } from '../../../lib/fs/files'
import { serializeByKey } from '../../../lib/async/serializeByKey'
import { hashSource, READ_CHUNK_BYTES, openSourceStream } from '../objectSource'
import { toObjectPath } from '../objectPath'
import { walkFolder } from './walkFolder'

/** Metadata file of an object. A file added by hand has none; a change makes one without a hash. */
interface Sidecar extends SettableMetadata {
  md5Hash?: string | undefined
  /** ISO dates. */
  timeCreated: string
  updated?: string | undefined
  metageneration?: number | undefined
}

/**
 * Stores objects as plain files below a folder, and their metadata as JSON below its `.metadata`. A
 * file is written to a temporary path, then hard-linked: readers never see a partial file, and the
 * first of two writers wins.
 */
export class DiskStorage implements ObjectStorage {
  readonly kind = 'disk'
  readonly bucket = 'media'

  constructor(private readonly root: string) {}

  async put(
    fullPath: string,
    source: ObjectSource,
    metadata: SettableMetadata,
    history?: ObjectHistory,
  ): Promise<void> {
    const target = this.resolve(fullPath)
    const temporary = path.join(this.root, '.partial', randomUUID())
    await fs.mkdir(path.dirname(temporary), { recursive: true })
    try {
      const md5Hash = await writeAndHash(source, temporary)
      await fs.mkdir(path.dirname(target), { recursive: true })
      await linkExclusively(temporary, target, fullPath)
      await this.writeFirstSidecar(fullPath, metadata, md5Hash, history)
    } finally {
      await fs.rm(temporary, { force: true })
    }
  }

  async claimExisting(
    fullPath: string,
    source: ObjectSource,
    metadata: SettableMetadata,
  ): Promise<boolean> {
    // The file is written before its sidecar, so the sidecar may be missing.
    const md5Hash = await hashSource({ filePath: this.resolve(fullPath) })
    if (md5Hash !== (await hashSource(source))) return false
    await this.writeFirstSidecar(fullPath, metadata, md5Hash)
    return true
  }

  async stat(fullPath: string): Promise<ObjectMetadata | undefined> {
    try {
      const [file, sidecar] = await Promise.all([
        fs.stat(this.resolve(fullPath)),
        this.readSidecar(fullPath),
      ])
      if (!file.isFile()) return undefined
      const timeCreated = sidecar ? new Date(sidecar.timeCreated) : file.mtime
      return {
        contentType: 'application/octet-stream',
        ...sidecar,
        fullPath,
        size: file.size,
        etag: sidecar?.md5Hash
          ? Buffer.from(sidecar.md5Hash, 'base64').toString('hex')
          : `${file.size.toString(16)}-${Math.trunc(file.mtimeMs).toString(16)}`,
        timeCreated,
        updated: sidecar?.updated ? new Date(sidecar.updated) : timeCreated,
        metageneration: sidecar?.metageneration ?? 1,
      }
    } catch (error) {
      if (isFileNotFound(error)) return undefined
      throw error
    }
  }

  async list({ limit, ...query }: ListQuery): Promise<string[]> {
    const found: string[] = []
    for await (const entry of walkFolder(this.root, query)) {
      found.push(entry)
      if (found.length === limit) break
    }
    return found
  }

  async read(fullPath: string): Promise<Readable> {
    const handle = await this.open(fullPath)
    return handle.createReadStream({ highWaterMark: READ_CHUNK_BYTES })
  }

  async send(fullPath: string, range: ByteRange, target: Writable): Promise<void> {
    const handle = await this.open(fullPath)
    await pipeline(handle.createReadStream({ ...range, highWaterMark: READ_CHUNK_BYTES }), target)
  }

  setMetadata(fullPath: string, change: MetadataChange): Promise<void> {
    return changeMetadata(this, fullPath, change, (next, object) =>
      this.writeSidecar(fullPath, {
        ...next,
        md5Hash: object.md5Hash,
        timeCreated: object.timeCreated.toISOString(),
        updated: new Date().toISOString(),
        metageneration: object.metageneration + 1,
      }),
    )
  }

  remove(fullPath: string): Promise<void> {
    return serializeByKey(fullPath, async () => {
      const target = this.resolve(fullPath)
      await fs.rm(target, { force: true })
      await fs.rm(this.sidecarPath(fullPath), { force: true })
      await removeEmptyFolders(path.dirname(target), this.root)
      await removeEmptyFolders(path.dirname(this.sidecarPath(fullPath)), this.root)
    })
  }

  async removePartial(before: Date): Promise<number> {
    return removeOldFiles(path.join(this.root, '.partial'), before)
  }

  async readSiteId(): Promise<string | undefined> {
    try {
      return await fs.readFile(this.siteIdPath(), 'utf8')
    } catch (error) {
      if (isFileNotFound(error)) return undefined
      throw error
    }
  }

  async writeSiteId(id: string, isFirst: boolean): Promise<boolean> {
    const temporary = await this.writeTemporary(id)
    try {
      await fs.mkdir(path.dirname(this.siteIdPath()), { recursive: true })
      if (isFirst) await linkOrCopy(temporary, this.siteIdPath())
      else await fs.rename(temporary, this.siteIdPath())
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      await fs.rm(temporary, { force: true })
    }
  }

  async removeSiteId(): Promise<void> {
    await fs.rm(this.siteIdPath(), { force: true })
  }

  async ping(): Promise<void> {
    await fs.mkdir(this.root, { recursive: true })
    await fs.access(this.root, fs.constants.R_OK | fs.constants.W_OK)
  }

  /** Opens the file first: a missing one gives an error, not a broken stream. */
  private async open(fullPath: string): Promise<fs.FileHandle> {
    try {
      return await fs.open(this.resolve(fullPath))
    } catch (error) {
      if (isFileNotFound(error)) throw new ObjectNotFound(fullPath)
      throw error
    }
  }

  private resolve(fullPath: string): string {
    const checked = toObjectPath(fullPath)
    if (!checked) throw new ObjectNotFound(fullPath)
    return path.join(this.root, checked)
  }

  private siteIdPath(): string {
    return path.join(this.root, '.site', 'id')
  }

  private sidecarPath(fullPath: string): string {
    return path.join(this.root, '.metadata', `${fullPath}.json`)
  }

  private async readSidecar(fullPath: string): Promise<Sidecar | undefined> {
    try {
      return JSON.parse(await fs.readFile(this.sidecarPath(fullPath), 'utf8')) as Sidecar
    } catch (error) {
      if (isFileNotFound(error)) return undefined
      throw error
    }
  }

  private writeFirstSidecar(
    fullPath: string,
    metadata: SettableMetadata,
    md5Hash: string,
    history?: ObjectHistory,
  ) {
    return this.writeSidecar(fullPath, {
      ...metadata,
      md5Hash,
      timeCreated: (history?.timeCreated ?? new Date()).toISOString(),
      updated: history?.updated.toISOString(),
      metageneration: history?.metageneration,
    })
  }

  private async writeSidecar(fullPath: string, sidecar: Sidecar): Promise<void> {
    const target = this.sidecarPath(fullPath)
    const temporary = await this.writeTemporary(JSON.stringify(sidecar))
    await fs.mkdir(path.dirname(target), { recursive: true })
    await fs.rename(temporary, target)
  }

  private async writeTemporary(text: string): Promise<string> {
    const temporary = path.join(this.root, '.partial', randomUUID())
    await fs.mkdir(path.dirname(temporary), { recursive: true })
    await fs.writeFile(temporary, text)
    return temporary
  }
}

/** Writes the source's bytes to a file, flushed to the disk; returns their MD5 in base 64. */
async function writeAndHash(source: ObjectSource, target: string): Promise<string> {
  if ('filePath' in source && source.md5Hash) {
    await linkOrCopy(source.filePath, target)
    await fsyncFile(target)
    return source.md5Hash
  }
  const hash = createHash('md5')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(openSourceStream(source), hashing, createWriteStream(target, { flush: true }))
  return hash.digest('base64')
}

/** Hard-links a complete file to its path. @throws ObjectExists */
async function linkExclusively(from: string, to: string, fullPath: string): Promise<void> {
  try {
    await linkOrCopy(from, to)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new ObjectExists(fullPath) : error
  }
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let current = folder; current.startsWith(root + path.sep); current = path.dirname(current)) {
    try {
      await fs.rmdir(current)
    } catch {
      // Not empty, or already removed: the parent folders are in use too.
      return
    }
  }
}
