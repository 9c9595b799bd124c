import fs from 'node:fs/promises'
import path from 'node:path'

import type { DemoFile } from '../../../cms/src/seed/DemoContent'

/**
 * Replaces each resized image as wide as its original with a copy of the original: git stores equal
 * files once, which keeps the demonstration below 10 MB in the repository.
 * @param mediaDir folder of the files
 * @param file record to update
 */
export async function shareEqualSizes(mediaDir: string, file: DemoFile): Promise<void> {
  const original = path.join(mediaDir, file.prefix, file.filename)
  for (const size of Object.values(file.sizes ?? {})) {
    if (!size.filename || size.width !== file.width || size.mimeType !== file.mimeType) continue
    await fs.copyFile(original, path.join(mediaDir, file.prefix, size.filename))
    size.filesize = file.filesize
  }
}
