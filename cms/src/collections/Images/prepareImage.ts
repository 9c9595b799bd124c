import fs from 'node:fs/promises'

import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { isEditeur } from '../../access/roles'
import { checkImage } from '../../files/checkImage'
import { cleanImage } from '../../files/cleanImage'
import { fileContext } from '../../files/context'
import { randomFolder } from '../../files/folder'
import { refuseTaken, type Place } from '../../files/refuseTaken'
import { keepsItsName, takeIncoming, writeOf } from '../../files/takeIncoming'

/** Checks the bytes of a picture, removes its metadata, makes its placeholder and gives it its place. */
export const prepareImage: CollectionBeforeOperationHook = async (incoming) => {
  const { args, overrideAccess, req } = incoming
  const write = writeOf(incoming)
  if (!write) return args
  // Access is refused a step later; nothing is worked out for one who may not write.
  if (!overrideAccess && !isEditeur(req)) return args
  const { file, data } = await takeIncoming(incoming)
  if (!file) return { ...args, data }
  const { mimeType, extension, placeholder } = await checkImage(file.tempFilePath, file.name)
  const { usage } = write === 'update' ? await storedImage(args, req) : data
  const isCover = usage === 'couverture'
  const place = toPlace(isCover, file.name, extension, fileContext(req).folder)
  await refuseTaken('images', place, req)
  const cleaned = await cleanImage(file.tempFilePath)
  if (cleaned) {
    await fs.writeFile(file.tempFilePath, cleaned)
    file.size = cleaned.length
  }
  file.name = place.filename
  file.mimetype = mimeType
  return { ...args, data: { ...data, prefix: place.prefix, placeholder }, ...keepsItsName }
}

/** An image keeps its usage when its file is replaced. */
const storedImage = (args: object, req: PayloadRequest) =>
  req.payload.findByID({ collection: 'images', id: (args as { id: string }).id, depth: 0, req })

/** Specification, section 3, for covers: regards/{random id}/cover.{extension} */
function toPlace(
  isCover: boolean,
  name: string,
  extension: string,
  folder = randomFolder(),
): Place {
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
