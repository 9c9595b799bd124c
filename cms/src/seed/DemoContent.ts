import path from 'node:path'
import type { Payload } from 'payload'
import { findRow } from '../infrastructure/database/rows'
import { env } from '../lib/env'
import { putOrClaim } from '../media/records/putOrClaim'

/** Record of an uploaded file as stored in the database, without its id and dates. */
export interface DemoFile extends StoredFacts {
  prefix: string
  filename: string
  mimeType: string
  /** Resized images by name; a size that was not generated has no filename. */
  sizes?: Record<string, StoredFacts>
}

interface StoredFacts {
  filename?: string | null
  mimeType?: string | null
  /** In bytes. */
  filesize?: number | null
  /** In pixels; absent for a PDF. */
  width?: number | null
}

/** Content of cms/demo/demo.json: the files of cms/demo/media as stored. */
export interface DemoContent {
  /** Images of the pages, by the name that seedPages uses. */
  images: { name: string; file: DemoFile }[]
  /** Oldest first. */
  issues: {
    numero: number
    /** Publication day, 'YYYY-MM-DD'. */
    dateParution: string
    titre: string
    sommaire: string
    pdf: DemoFile
    couverture: DemoFile
  }[]
}

/** Folder of the demonstration’s records and files. */
export const demoDir = path.join(env.cmsDir, 'demo')

/**
 * Stores a demonstration file with its resized images and creates its record as generated, since an
 * upload would encode every size again. Idempotent: an earlier start may have done any part of it.
 * @returns the record's id
 */
export async function ensureFile(
  payload: Payload,
  collection: 'documents' | 'images',
  file: DemoFile,
): Promise<string> {
  const { prefix, filename, sizes = {} } = file
  const stored = await findRow<{ id: string }>(payload, collection, {
    and: [{ prefix: { equals: prefix } }, { filename: { equals: filename } }],
  })
  if (stored) return stored.id
  for (const { filename, mimeType } of [file, ...Object.values(sizes)]) {
    if (!filename || !mimeType) continue
    const fullPath = `${prefix}/${filename}`
    await putOrClaim(fullPath, { filePath: path.join(demoDir, 'media', fullPath) }, mimeType)
  }
  const record = (await payload.db.create({ collection, data: { ...file } })) as { id: string }
  return record.id
}
