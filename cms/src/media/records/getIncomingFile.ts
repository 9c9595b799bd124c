import type { File, PayloadRequest } from 'payload'

import { createTempFile } from './createTempFile'

/**
 * Returns the file of a request as a file on the disk, so that large files are never held in
 * memory.
 * @returns undefined when the request has no file
 */
export async function getIncomingFile(
  req: PayloadRequest,
): Promise<(File & { tempFilePath: string }) | undefined> {
  const file = req.file
  if (!file) return undefined
  if (!file.tempFilePath) file.tempFilePath = await createTempFile({ buffer: file.data })
  return file as File & { tempFilePath: string }
}
