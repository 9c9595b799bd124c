import fs from 'node:fs/promises'

/** Waits until all of a file is on the disk, where a power cut leaves it. */
export async function fsyncFile(filePath: string): Promise<void> {
  const file = await fs.open(filePath, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
