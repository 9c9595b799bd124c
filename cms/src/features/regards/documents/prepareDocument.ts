import type { CollectionBeforeOperationHook } from 'payload'

import { isAdministrateur } from '../../../access/roles'
import { acceptPdf } from '../../lecture'
import { getFileContext } from '../../../media/records/getFileContext'
import { generateFolderId } from '../../../media/validation/folderId'
import { assertPathIsFree } from '../../../media/records/assertPathIsFree'
import {
  keepFilename,
  parseIncomingFile,
  getWriteOperation,
} from '../../../media/records/parseIncomingFile'
import { openRandomAccessFile } from '../../../media/storage/disk/openRandomAccessFile'

/** Specification, section 3: regards/{random id}/fichier.pdf */
const FILENAME = 'fichier.pdf'

/**
 * Validates an uploaded PDF and sets its storage path and file name, ignoring the client's name.
 * @throws ApiError 422 for an invalid file, 409 folder-taken
 */
export const prepareDocument: CollectionBeforeOperationHook = async (incoming) => {
  const { args, overrideAccess, req } = incoming
  if (!getWriteOperation(incoming)) return args
  // Payload checks access after this hook; no work is done for unauthorized requests.
  if (!overrideAccess && !isAdministrateur(req)) return args
  const { file, data } = await parseIncomingFile(incoming)
  if (!file) return { ...args, data }
  const { folder = generateFolderId(), staged } = getFileContext(req)
  const { tempFilePath: filePath, size } = file
  await acceptPdf(staged ?? openRandomAccessFile(filePath, size), staged?.source ?? { filePath })
  const prefix = `regards/${folder}`
  await assertPathIsFree('documents', { prefix, filename: FILENAME }, req)
  file.name = FILENAME
  file.mimetype = 'application/pdf'
  return { ...args, data: { ...data, prefix }, ...keepFilename }
}
