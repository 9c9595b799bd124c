import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { BackupError } from '../BackupError'
import type { BackupTarget, TargetFile } from '../targets/BackupTarget'
import type { Cipher } from './Cipher'
import type { BlobRef, Manifest } from './snapshot'

const BLOBS = 'blobs/'
const SNAPSHOTS = 'snapshots/'
const ID = /^\d{8}T\d{6}Z-[0-9a-f]{4}$/

/** Sizes of blobs in the target, by name. */
export type KnownBlobs = Map<string, number>

/** Blobs of a backup by their content, and its snapshots. Bytes are read and written as streams. */
export class Repository {
  constructor(
    readonly target: BackupTarget,
    private readonly cipher: Cipher,
  ) {}

  get isEncrypted(): boolean {
    return this.cipher.isEncrypting
  }

  toBlobName({ sha256 }: Pick<BlobRef, 'sha256'>): string {
    const name = this.cipher.toName(sha256)
    return `${BLOBS}${name.slice(0, 2)}/${name}${this.cipher.suffix}`
  }

  listBlobs(): AsyncIterable<TargetFile> {
    return this.target.list(BLOBS)
  }

  /**
   * Writes bytes, unless the target has them.
   * @param known blobs that need not be written again; what is written is added
   * @returns the reference, the MD5 (base 64), and whether they were written
   */
  async putBlob(
    bytes: Readable,
    known: KnownBlobs,
  ): Promise<{ ref: BlobRef; md5Hash: string; isNew: boolean }> {
    return this.withSpool(async (spool) => {
      const { sha256, md5Hash, size } = await spoolAndHash(bytes, spool)
      const name = this.toBlobName({ sha256 })
      const there = known.get(name)
      if (there !== undefined) {
        return { ref: { sha256, size, stored: there }, md5Hash, isNew: false }
      }
      const stored = await this.putSpooled(name, spool)
      known.set(name, stored)
      return { ref: { sha256, size, stored }, md5Hash, isNew: true }
    })
  }

  /**
   * Streams the bytes of a blob; fails with a BackupError when it is missing, or at its end when
   * they are not those of the reference.
   */
  async readBlob(ref: Pick<BlobRef, 'sha256' | 'size'>): Promise<Readable> {
    const raw = await this.target.read(this.toBlobName(ref))
    if (!raw) throw damaged(ref, 'manque')
    const check = createCheck(ref)
    try {
      const plain = await this.cipher.decrypt(raw)
      pipeline(plain, check).catch((error: unknown) =>
        check.destroy(error instanceof BackupError ? error : damaged(ref, 'est abîmé')),
      )
      return check
    } catch {
      throw damaged(ref, 'est abîmé')
    }
  }

  /** Returns the ids of all snapshots, the oldest first. */
  async listSnapshots(): Promise<string[]> {
    const ids: string[] = []
    for await (const { name } of this.target.list(SNAPSHOTS)) {
      const id = path.posix.basename(name).replace(/\.json(\.age)?$/, '')
      if (ID.test(id)) ids.push(id)
    }
    return ids.sort()
  }

  /** @throws BackupError when there is no such snapshot, or its manifest is damaged */
  async readManifest(id: string): Promise<Manifest> {
    const raw = ID.test(id) ? await this.target.read(this.toManifestName(id)) : undefined
    if (!raw) throw new BackupError(`Il n’y a pas de sauvegarde ${id}.`, 'snapshot-not-found')
    try {
      const plain = await json(await this.cipher.decrypt(raw))
      const { sha256, manifest } = plain as { sha256: string; manifest: Manifest }
      if (sha256 === hashManifest(manifest) && manifest.id === id) return manifest
    } catch {
      // Told below.
    }
    throw new BackupError(
      `La sauvegarde ${id} est abîmée\u00a0: sa liste est illisible.`,
      'damaged',
    )
  }

  /** Writes the manifest of a snapshot whose blobs are all written. */
  async writeManifest(manifest: Manifest): Promise<void> {
    const text = JSON.stringify({ sha256: hashManifest(manifest), manifest })
    await this.withSpool(async (spool) => {
      await fs.writeFile(spool, text, { mode: 0o600 })
      await this.putSpooled(this.toManifestName(manifest.id), spool)
    })
  }

  async removeSnapshots(ids: string[]): Promise<void> {
    await this.target.remove(ids.map((id) => this.toManifestName(id)))
  }

  private toManifestName(id: string): string {
    return `${SNAPSHOTS}${id}.json${this.cipher.suffix}`
  }

  /** @returns the number of bytes written */
  private async putSpooled(name: string, spool: string): Promise<number> {
    if (!this.cipher.isEncrypting) {
      const { size } = await fs.stat(spool)
      await this.target.putFile(name, spool)
      return size
    }
    return this.withSpool(async (encrypted) => {
      const bytes = await this.cipher.encrypt(createReadStream(spool))
      await pipeline(bytes, createWriteStream(encrypted, { mode: 0o600 }))
      const { size } = await fs.stat(encrypted)
      await this.target.putFile(name, encrypted)
      return size
    })
  }

  private async withSpool<T>(work: (file: string) => Promise<T>): Promise<T> {
    await fs.mkdir(this.target.spoolDir, { recursive: true, mode: 0o700 })
    const file = path.join(this.target.spoolDir, randomUUID())
    try {
      return await work(file)
    } finally {
      await fs.rm(file, { force: true })
    }
  }
}

/** Returns an id for a snapshot of now, which sorts by date: `20261125T183000Z-4f1a`. */
export const createSnapshotId = (now: Date): string =>
  `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(2).toString('hex')}`

/** Returns the moment at which a snapshot's id was made. */
export const toSnapshotDate = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'))

const hashManifest = (manifest: Manifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

const damaged = ({ sha256 }: Pick<BlobRef, 'sha256'>, what: string) =>
  new BackupError(`Un fichier de la sauvegarde ${what} (${sha256.slice(0, 12)}…).`, 'damaged')

async function spoolAndHash(bytes: Readable, spool: string) {
  const sha256 = createHash('sha256')
  const md5 = createHash('md5')
  let size = 0
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sha256.update(chunk)
      md5.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(bytes, hashing, createWriteStream(spool, { mode: 0o600 }))
  return { sha256: sha256.digest('hex'), md5Hash: md5.digest('base64'), size }
}

/** Passes bytes on, and fails at their end when they are not the expected ones. */
function createCheck(ref: Pick<BlobRef, 'sha256' | 'size'>): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(hash.digest('hex') === ref.sha256 ? null : damaged(ref, 'est abîmé'))
    },
  })
}
