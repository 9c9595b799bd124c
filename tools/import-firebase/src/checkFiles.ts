import fs from 'node:fs/promises'
import path from 'node:path'

import { acceptPdf } from '../../../cms/src/features/lecture/preparation/acceptPdf'
import { env } from '../../../cms/src/lib/env'
import { isApiError, apiError, ApiError } from '../../../cms/src/lib/errors/apiErrors'
import { processImage } from '../../../cms/src/media/images/processImage'
import { createTempFile } from '../../../cms/src/media/records/createTempFile'
import { openRandomAccessFile } from '../../../cms/src/media/storage/disk/openRandomAccessFile'
import type { Fault, OldAddress, SourceFile } from './types'

/** Validates the bytes of a row's two files. @returns both, or all faults */
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

interface LocatedFile {
  filePath: string
  /** In bytes. */
  size: number
}

/**
 * Finds a file of the old storage in the download folder, which holds the bucket's content directly
 * or in a folder named after the bucket.
 * @throws ApiError 422 file-missing, empty-file, outside-files, file-of-site
 */
export async function locateFile(filesDir: string, address: OldAddress): Promise<LocatedFile> {
  const { bucket, path: oldPath } = address
  const candidates = [oldPath, ...(bucket ? [`${bucket}/${oldPath}`] : [])]
  for (const candidate of candidates) {
    const filePath = await realPath(path.join(filesDir, candidate))
    if (!filePath) continue
    if (!isWithin(await fs.realpath(filesDir), filePath)) {
      throw new ApiError('ce fichier est hors du dossier indiqué par --files', 422, 'outside-files')
    }
    // Rejects files of the site's own media folder: the import could delete its source.
    if (isWithin((await realPath(env.mediaDir)) ?? env.mediaDir, filePath)) {
      throw new ApiError('ce fichier est déjà parmi ceux du site (MEDIA_DIR)', 422, 'file-of-site')
    }
    const stat = await fs.stat(filePath)
    if (!stat.isFile()) continue
    if (stat.size === 0) throw apiError('empty-file', 'ce fichier est vide')
    return { filePath, size: stat.size }
  }
  throw new ApiError('fichier introuvable dans le dossier indiqué par --files', 422, 'file-missing')
}

async function realPath(entry: string): Promise<string | undefined> {
  try {
    return await fs.realpath(entry)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}

function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file)
  return relative !== '' && relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative)
}
