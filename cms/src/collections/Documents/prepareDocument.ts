import type { CollectionBeforeOperationHook } from 'payload'

import { isAdministrateur } from '../../access/roles'
import { validatePdf } from '../../media/validation/validatePdf'
import { getFileContext } from '../../media/records/getFileContext'
import { generateFolderId } from '../../media/validation/folderId'
import { assertPathIsFree } from '../../media/records/assertPathIsFree'
import {
  keepFilename,
  parseIncomingFile,
  getWriteOperation,
} from '../../media/records/parseIncomingFile'
import { openRandomAccessFile } from '../../media/storage/disk/openRandomAccessFile'

/** Specification, section 3: regards/{random id}/fichier.pdf */
const FILENAME = 'fichier.pdf'

/** Checks the bytes of a PDF and gives it its place, whatever the client called it. */
export const prepareDocument: CollectionBeforeOperationHook = async (incoming) => {
  const { args, overrideAccess, req } = incoming
  if (!getWriteOperation(incoming)) return args
  // Access is refused a step later; nothing is worked out for one who may not write.
  if (!overrideAccess && !isAdministrateur(req)) return args
  const { file, data } = await parseIncomingFile(incoming)
  if (!file) return { ...args, data }
  const { folder = generateFolderId(), staged } = getFileContext(req)
  await validatePdf(staged ?? openRandomAccessFile(file.tempFilePath, file.size))
  const prefix = `regards/${folder}`
  await assertPathIsFree('documents', { prefix, filename: FILENAME }, req)
  file.name = FILENAME
  file.mimetype = 'application/pdf'
  return { ...args, data: { ...data, prefix }, ...keepFilename }
}
