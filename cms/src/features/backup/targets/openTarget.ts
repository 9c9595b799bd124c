import path from 'node:path'
import { randomUUID, createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createReadStream } from 'node:fs'

import { S3Client } from '@aws-sdk/client-s3'

import type { BackupEnv } from '../../../lib/backupSettings'
import { env, type S3Settings } from '../../../lib/env'
import { BackupError } from '../BackupError'
import type { BackupTarget, TargetFile } from './BackupTarget'
import { fsyncFile, isFileNotFound } from '../../../lib/fs/files'
import { BucketFolder } from '../../../media/storage/s3/BucketFolder'
import { s3ClientConfig } from '../../../media/storage/s3/s3Client'
import { uploadMultipart } from '../../../media/storage/s3/uploadMultipart'

/** Larger files are uploaded in parts. */
const MAX_SINGLE_PUT = 5 * 1024 * 1024

/** Objects of a bucket, on S3 or a compatible server, whose keys begin with a prefix. */
class BucketTarget extends BucketFolder implements BackupTarget {
  readonly description: string

  /** @param prefix without slashes at its ends; '' for the whole bucket */
  constructor(
    settings: S3Settings,
    prefix: string,
    readonly spoolDir: string,
  ) {
    super(settings, prefix && `${prefix}/`, new S3Client(s3ClientConfig(settings)), {})
    this.description = `s3://${settings.bucket}/${prefix}`
  }

  async putFile(name: string, filePath: string): Promise<void> {
    const { size } = await fs.stat(filePath)
    if (size <= MAX_SINGLE_PUT) await this.put(name, await fs.readFile(filePath))
    else await this.putInParts(name, filePath)
    await fs.rm(filePath)
  }

  private async putInParts(name: string, filePath: string): Promise<void> {
    const hash = createHash('md5')
    for await (const chunk of createReadStream(filePath)) hash.update(chunk as Buffer)
    // The upload in parts writes no existing key.
    await this.remove([name])
    await uploadMultipart(
      this.client,
      createReadStream(filePath, { highWaterMark: 256 * 1024 }),
      hash.digest('base64'),
      this.toObjectKey(name),
    )
  }
}

/** Backups hold personal data: readable by their owner only. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

const SPOOL = '.partiel'

/** A folder on this machine: a disk, a USB stick, a network share. */
export class FolderTarget implements BackupTarget {
  readonly description: string
  readonly spoolDir: string

  constructor(private readonly root: string) {
    this.description = root
    this.spoolDir = path.join(root, SPOOL)
  }

  async putFile(name: string, filePath: string): Promise<void> {
    const target = await this.prepare(name)
    await fs.chmod(filePath, FILE_MODE)
    await fsyncFile(filePath)
    await fs.rename(filePath, target)
  }

  async put(name: string, body: Buffer): Promise<void> {
    await fs.mkdir(this.spoolDir, { recursive: true, mode: FOLDER_MODE })
    const temporary = path.join(this.spoolDir, randomUUID())
    try {
      await fs.writeFile(temporary, body, { mode: FILE_MODE })
      await this.putFile(name, temporary)
    } finally {
      await fs.rm(temporary, { force: true })
    }
  }

  async putIfAbsent(name: string, body: Buffer): Promise<boolean> {
    const target = await this.prepare(name)
    try {
      await fs.writeFile(target, body, { mode: FILE_MODE, flag: 'wx' })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  }

  async read(name: string): Promise<Readable | undefined> {
    try {
      const handle = await fs.open(path.join(this.root, name))
      return handle.createReadStream({ highWaterMark: 256 * 1024 })
    } catch (error) {
      if (isFileNotFound(error)) return undefined
      throw error
    }
  }

  async *list(folder: string): AsyncGenerator<TargetFile> {
    for (const entry of await readFolder(path.join(this.root, folder))) {
      const name = `${folder}${entry.name}`
      if (entry.isDirectory()) {
        if (entry.name !== SPOOL) yield* this.list(`${name}/`)
      } else if (entry.isFile()) {
        const { size, mtime } = await fs.stat(path.join(this.root, name))
        yield { name, size, modified: mtime }
      }
    }
  }

  async remove(names: string[]): Promise<void> {
    for (const name of names) await fs.rm(path.join(this.root, name), { force: true })
  }

  private async prepare(name: string): Promise<string> {
    const target = path.join(this.root, name)
    await fs.mkdir(path.dirname(target), { recursive: true, mode: FOLDER_MODE })
    return target
  }
}

async function readFolder(folder: string) {
  try {
    return await fs.readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isFileNotFound(error)) return []
    throw error
  }
}

const BUCKET_ADDRESS = /^s3:\/\/([^/]+)\/?(.*)$/

/**
 * Opens a target, at a folder's path or `s3://bucket/prefix`; nothing is written yet.
 * @param spoolDir folder for files that are on their way to a bucket
 * @throws BackupError when an `s3://` address has no account
 */
export function openTarget(address: string, { s3 }: BackupEnv, spoolDir: string): BackupTarget {
  const [, bucket, prefix = ''] = BUCKET_ADDRESS.exec(address) ?? []
  if (!bucket) return new FolderTarget(path.resolve(address))
  if (!s3.credentials.accessKeyId || !s3.credentials.secretAccessKey) {
    throw new BackupError(
      'Pour une sauvegarde dans un bucket, réglez BACKUP_S3_ACCESS_KEY_ID et BACKUP_S3_SECRET_ACCESS_KEY (voir .env.example).',
      'backup-credentials-missing',
    )
  }
  return new BucketTarget({ ...s3, bucket }, prefix.replace(/^\/+|\/+$/g, ''), spoolDir)
}

/** Refuses a target among the files that it would back up. @throws BackupError */
export function assertOutsideSite(address: string): void {
  const isInside = address.startsWith('s3://')
    ? address.split('/')[2] === env.s3?.bucket && env.backup.s3.endpoint === env.s3?.endpoint
    : !path.relative(env.mediaDir, path.resolve(address)).startsWith('..')
  if (!isInside) return
  throw new BackupError(
    'Une sauvegarde au milieu des fichiers du site se perdrait avec eux\u00a0: choisissez un autre disque ou un autre bucket.',
    'target-inside-site',
  )
}
