import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

import { fsyncFile, isFileNotFound } from '../../../lib/fs/files'
import type { BackupTarget, TargetFile } from './BackupTarget'

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
