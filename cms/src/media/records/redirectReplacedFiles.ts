import type { CollectionAfterChangeHook, Plugin } from 'payload'

import { log } from '../../lib/log'
import type { Image } from '../../payload-types'
import { storage } from '../storage'
import { storeRedirect } from '../storage/redirects'

type SizeFile = { filename?: string | null } | undefined

type FileRecord = Pick<Image, 'prefix' | 'filename' | 'reserve'> & {
  sizes?: Record<string, SizeFile>
}

/** Redirects a replaced image's addresses, as in sent e-mails, to the new one if not reserved. */
const redirectReplacedFiles: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const [record, before] = [doc, previousDoc] as [FileRecord, FileRecord]
  const isReplaced = operation === 'update' && req.file && record.prefix !== before.prefix
  if (!isReplaced || before.reserve) return record
  const redirect = async (name: SizeFile, by: SizeFile) => {
    if (!name?.filename) return
    const target = `${record.prefix}/${by?.filename ?? record.filename}`
    await storeRedirect(storage, `${before.prefix}/${name.filename}`, target)
  }
  try {
    await redirect(before, record)
    for (const [size, file] of Object.entries(before.sizes ?? {})) {
      await redirect(file, record.sizes?.[size])
    }
  } catch (error) {
    log.warn({ err: error, prefix: before.prefix }, 'Adresses d’une image remplacée perdues')
  }
  return record
}

/** Adds the redirects, after Payload's plugin, whose last hook deletes the replaced files. */
export const redirectPlugin: Plugin = (config) => {
  const images = config.collections?.find(({ slug }) => slug === 'images')
  images?.hooks?.afterChange?.push(redirectReplacedFiles)
  return config
}
