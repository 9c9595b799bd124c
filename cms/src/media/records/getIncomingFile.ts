import type { File, PayloadRequest } from 'payload'

import { createTempFile } from './createTempFile'

/**
 * The file that comes with a request, on the disk: large ones are never held in memory.
 * @returns undefined when the request brings none
 */
export async function getIncomingFile(
  req: PayloadRequest,
): Promise<(File & { tempFilePath: string }) | undefined> {
  const file = req.file
  if (!file) return undefined
  if (!file.tempFilePath) file.tempFilePath = await createTempFile({ buffer: file.data })
  return file as File & { tempFilePath: string }
}
