import fs from 'node:fs/promises'
import path from 'node:path'

import type { File } from 'payload'

/** A file that renderDemo drew, as Payload takes files: it stays on the disk. */
export async function drawnFile(folder: string, name: string, mimetype: string): Promise<File> {
  const tempFilePath = path.join(folder, name)
  const { size } = await fs.stat(tempFilePath)
  return { name, mimetype, size, data: Buffer.alloc(0), tempFilePath }
}
