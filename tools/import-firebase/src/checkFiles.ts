import fs from 'node:fs/promises'
import path from 'node:path'

import { acceptPdf } from '../../../cms/src/features/lecture/preparation/acceptPdf'
import { isApiError } from '../../../cms/src/lib/errors/apiErrors'
import { processImage } from '../../../cms/src/media/images/processImage'
import { createTempFile } from '../../../cms/src/media/records/createTempFile'
import { openRandomAccessFile } from '../../../cms/src/media/storage/disk/openRandomAccessFile'
import { locateFile } from './locateFile'
import type { Fault, OldAddress, SourceFile } from './types'

/**
 * Finds the two files of a row and validates their bytes like an upload.
 * @returns both files, or all faults found in them
 */
export async function checkFiles(
  filesDir: string,
  addresses: { pdf: OldAddress; couverture: OldAddress },
): Promise<{ pdf: SourceFile; couverture: SourceFile } | { faults: Fault[] }> {
  const pdf = await attempt(addresses.pdf, async ({ path: oldPath }) => {
    const file = await locateFile(filesDir, addresses.pdf)
    await acceptPdf(openRandomAccessFile(file.filePath, file.size), { filePath: file.filePath })
    return { ...file, path: oldPath, filename: 'fichier.pdf' }
  })
  const couverture = await attempt(addresses.couverture, async ({ path: oldPath }) => {
    const file = await locateFile(filesDir, addresses.couverture)
    const copy = await createTempFile({ filePath: file.filePath })
    try {
      const { extension } = await processImage(copy, path.basename(oldPath), [])
      return { ...file, path: oldPath, filename: `cover.${extension}` }
    } finally {
      await fs.rm(copy, { force: true })
    }
  })
  if ('fault' in pdf || 'fault' in couverture) {
    return { faults: [pdf, couverture].flatMap((file) => ('fault' in file ? [file.fault] : [])) }
  }
  return { pdf, couverture }
}

async function attempt<File>(
  address: OldAddress,
  check: (address: OldAddress) => Promise<File>,
): Promise<File | { fault: Fault }> {
  try {
    return await check(address)
  } catch (error) {
    if (isApiError(error)) {
      return { fault: { code: error.code, message: `${address.path} : ${error.message}` } }
    }
    // An unreadable file is a fault of this row only.
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    return { fault: { code: 'unreadable-file', message: `${address.path} : illisible (${code})` } }
  }
}
