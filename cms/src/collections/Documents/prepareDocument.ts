import type { CollectionBeforeOperationHook } from 'payload'

import { isAdministrateur } from '../../access/roles'
import { checkPdf } from '../../files/checkPdf'
import { fileContext } from '../../files/context'
import { randomFolder } from '../../files/folder'
import { refuseTaken } from '../../files/refuseTaken'
import { keepsItsName, takeIncoming, writeOf } from '../../files/takeIncoming'
import { openFile } from '../../storage/openFile'

/** Specification, section 3: regards/{random id}/fichier.pdf */
const FILENAME = 'fichier.pdf'

/** Checks the bytes of a PDF and gives it its place, whatever the client called it. */
export const prepareDocument: CollectionBeforeOperationHook = async (incoming) => {
  const { args, overrideAccess, req } = incoming
  if (!writeOf(incoming)) return args
  // Access is refused a step later; nothing is worked out for one who may not write.
  if (!overrideAccess && !isAdministrateur(req)) return args
  const { file, data } = await takeIncoming(incoming)
  if (!file) return { ...args, data }
  const { folder = randomFolder(), staged } = fileContext(req)
  await checkPdf(staged ?? openFile(file.tempFilePath, file.size))
  const prefix = `regards/${folder}`
  await refuseTaken('documents', { prefix, filename: FILENAME }, req)
  file.name = FILENAME
  file.mimetype = 'application/pdf'
  return { ...args, data: { ...data, prefix }, ...keepsItsName }
}
