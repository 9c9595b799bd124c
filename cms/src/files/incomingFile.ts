import type { File, PayloadRequest } from 'payload'

import { temporaryFile } from './temporaryFile'

/**
 * The file that comes with a request, on the disk: large ones are never held in memory.
 * @returns undefined when the request brings none
 */
export async function incomingFile(
  req: PayloadRequest,
): Promise<(File & { tempFilePath: string }) | undefined> {
  const file = req.file
  if (!file) return undefined
  if (!file.tempFilePath) file.tempFilePath = await temporaryFile({ buffer: file.data })
  return file as File & { tempFilePath: string }
}
