import { constants } from 'node:fs'
import fs from 'node:fs/promises'

/** Error codes of file systems that do not support the hard link, or not across devices. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'ENOSYS', 'EMLINK'])

/**
 * Creates a hard link to a file, or a copy where the file system supports no link.
 * @throws EEXIST if `to` exists
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await fs.link(from, to)
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    await fs.copyFile(from, to, constants.COPYFILE_EXCL)
  }
}
