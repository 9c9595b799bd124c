import fs from 'node:fs/promises'

import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { isAdministrateur, isEditeur } from '../../access/roles'
import { imageSizes, noSizeRecord, toSizeRecord } from '../../media/images/imageSizes'
import { processImage } from '../../media/images/processImage'
import { getFileContext } from '../../media/records/getFileContext'
import { generateFolderId } from '../../media/validation/mediaPath'
import { assertPathIsFree, type StoragePath } from '../../media/records/assertPathIsFree'
import {
  keepFilename,
  parseIncomingFile,
  getWriteOperation,
} from '../../media/records/parseIncomingFile'

/**
 * Validates an uploaded image, removes its metadata, makes sizes and placeholder, sets its path.
 * @throws ApiError 422 for an invalid file, 409 folder-taken
 */
export const prepareImage: CollectionBeforeOperationHook = async (incoming) => {
  const { args, overrideAccess, req } = incoming
  const write = getWriteOperation(incoming)
  if (!write) return args
  // Payload checks access after this hook; no work is done for unauthorized requests.
  if (!overrideAccess && !isEditeur(req)) return args
  const { file, data } = await parseIncomingFile(incoming)
  // Only administrators send covers: editors do not read covers of unpublished issues.
  if (req.user && !isAdministrateur(req)) delete data.usage
  if (!file) return { ...args, data }
  const { usage } = write === 'update' ? await findStoredImage(args, req) : data
  const image = await processImage(file.tempFilePath, file.name, imageSizes)
  const { mimeType, extension, placeholder, width, height, sizes } = image
  const context = getFileContext(req)
  const place = toStoragePath(usage === 'couverture', file.name, extension, context.folder)
  await assertPathIsFree(req.payload, 'images', place)
  const made = sizes.map((each) => ({
    name: each.size.name,
    record: toSizeRecord(place.prefix, place.filename, each),
    bytes: each.bytes,
  }))
  const records = Object.fromEntries([
    ...imageSizes.map(({ name }) => [name, noSizeRecord]),
    ...made.map(({ name, record }) => [name, record]),
  ]) as Record<string, object>
  context.image = { fields: { width, height, sizes: records }, files: made }
  file.size = (await fs.stat(file.tempFilePath)).size
  file.name = place.filename
  file.mimetype = mimeType
  return { ...args, data: { ...data, prefix: place.prefix, placeholder }, ...keepFilename }
}

/** An image keeps its usage when its file is replaced. */
const findStoredImage = (args: object, req: PayloadRequest) =>
  req.payload.findByID({
    collection: 'images',
    id: (args as { id: string }).id,
    depth: 0,
    req,
  })

/** Device names of Windows, which Payload removes from file names. */
const DEVICE_NAMES = /^(con|prn|aux|nul|(com|lpt)\d)$/

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
  const isUsable = stem !== '' && !DEVICE_NAMES.test(stem)
  return {
    prefix: `images/${folder}`,
    filename: `${isUsable ? stem : `image-${stem}`.replace(/-$/, '')}.${extension}`,
  }
}
