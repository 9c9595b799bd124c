import { constants } from 'node:fs'
import fs from 'node:fs/promises'

/** What a file system says that has no hard links, or none across its borders. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'ENOSYS', 'EMLINK'])

/** A second name for a file, or a copy where the file system has none. Rejects with EEXIST. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await fs.link(from, to)
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    await fs.copyFile(from, to, constants.COPYFILE_EXCL)
  }
}
