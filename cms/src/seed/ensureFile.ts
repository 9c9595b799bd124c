import path from 'node:path'

import type { Payload } from 'payload'

import { env } from '../lib/env'
import { putOrClaim } from '../media/records/putOrClaim'
import type { DemoFile } from './DemoContent'

/** Where `npm run demo:draw` puts the demonstration's files. */
export const demoDir = path.join(env.cmsDir, 'demo')

/**
 * Stores an uploaded file of the demonstration with its sizes, and writes its record as it was drawn:
 * uploading it would encode every size again. An earlier start may have done any part of it.
 * @returns the record's id
 */
export async function ensureFile(
  payload: Payload,
  collection: 'documents' | 'images',
  file: DemoFile,
): Promise<string> {
  const { prefix, filename, sizes = {} } = file
  const { docs } = await payload.find({
    collection,
    where: { and: [{ prefix: { equals: prefix } }, { filename: { equals: filename } }] },
    limit: 1,
    depth: 0,
  })
  if (docs[0]) return docs[0].id
  for (const { filename, mimeType } of [file, ...Object.values(sizes)]) {
    if (!filename || !mimeType) continue
    const fullPath = `${prefix}/${filename}`
    await putOrClaim(fullPath, { filePath: path.join(demoDir, 'media', fullPath) }, mimeType)
  }
  const { id } = await payload.db.create({ collection, data: { ...file } })
  return id as string
}
