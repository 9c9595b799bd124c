import fs from 'node:fs/promises'
import path from 'node:path'

import { env } from '../../../cms/src/lib/env'
import { apiError, ApiError } from '../../../cms/src/lib/errors/apiErrors'
import type { OldAddress } from './types'

export interface LocatedFile {
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
