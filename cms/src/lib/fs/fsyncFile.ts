import fs from 'node:fs/promises'

/** Calls fsync on a file. */
export async function fsyncFile(filePath: string): Promise<void> {
  const file = await fs.open(filePath, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
