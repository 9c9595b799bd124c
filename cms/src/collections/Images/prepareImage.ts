import fs from 'node:fs/promises'

import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { isAdministrateur, isEditeur } from '../../access/roles'
import { validateImage } from '../../media/validation/validateImage'
import { sanitizeImage } from '../../media/validation/sanitizeImage'
import { getFileContext } from '../../media/records/getFileContext'
import { generateFolderId } from '../../media/validation/folderId'
import { assertPathIsFree, type StoragePath } from '../../media/records/assertPathIsFree'
import {
  keepFilename,
  parseIncomingFile,
  getWriteOperation,
} from '../../media/records/parseIncomingFile'

/**
 * Validates an uploaded image, removes its metadata, generates its placeholder and sets its storage
 * path.
 * @throws ApiError 422 for an invalid file, 409 folder-taken
 */
export const prepareImage: CollectionBeforeOperationHook = async (incoming) => {
  const { args, overrideAccess, req } = incoming
  const write = getWriteOperation(incoming)
  if (!write) return args
  // Payload checks access after this hook; no work is done for unauthorized requests.
  if (!overrideAccess && !isEditeur(req)) return args
  const { file, data } = await parseIncomingFile(incoming)
  // Covers are sent by administrators: editors do not read those that no published issue shows.
  if (req.user && !isAdministrateur(req)) delete data.usage
  if (!file) return { ...args, data }
  getFileContext(req).focalPoint = { focalX: data.focalX, focalY: data.focalY }
  const { mimeType, extension, placeholder } = await validateImage(file.tempFilePath, file.name)
  const { usage } = write === 'update' ? await findStoredImage(args, req) : data
  const isCover = usage === 'couverture'
  const place = toStoragePath(isCover, file.name, extension, getFileContext(req).folder)
  await assertPathIsFree('images', place, req)
  const cleaned = await sanitizeImage(file.tempFilePath)
  if (cleaned) {
    await fs.writeFile(file.tempFilePath, cleaned)
    file.size = cleaned.length
  }
  file.name = place.filename
  file.mimetype = mimeType
  return { ...args, data: { ...data, prefix: place.prefix, placeholder }, ...keepFilename }
}

/** An image keeps its usage when its file is replaced. */
const findStoredImage = (args: object, req: PayloadRequest) =>
  req.payload.findByID({ collection: 'images', id: (args as { id: string }).id, depth: 0, req })

/** Specification, section 3, for covers: regards/{random id}/cover.{extension} */
function toStoragePath(
  isCover: boolean,
  name: string,
  extension: string,
  folder = generateFolderId(),
): StoragePath {
  if (isCover) return { prefix: `regards/${folder}`, filename: `cover.${extension}` }
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  return { prefix: `images/${folder}`, filename: `${stem || 'image'}.${extension}` }
}
