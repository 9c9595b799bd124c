import fs from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { assertDiskSpace } from '../../../media/validation/assertDiskSpace'
import { storage } from '../../../media/storage'
import type { ProcessedPage } from '../processing/messages'
import { toPlainText } from '../text/toPlainText'
import type { StoredPage } from '../types'

/**
 * Stores a page's files, then its record, in which the correction of an earlier file stays. Takes the
 * files out of the output folder.
 * @param dossier folder of the storage
 */
export async function storePage(
  payload: Payload,
  document: string,
  dossier: string,
  made: ProcessedPage,
  outDir: string,
): Promise<void> {
  const { page, tailles, blocs } = made
  const pictures = tailles.map((width) => [`${page}-${width}.webp`, 'image/webp'] as const)
  for (const [name, contentType] of [...pictures, [`${page}.json`, 'application/json'] as const]) {
    const filePath = path.join(outDir, name)
    const buffer = await fs.readFile(filePath)
    await assertDiskSpace(buffer.length)
    // A process that was killed may have left it.
    await storage.remove(`${dossier}/${name}`)
    await storage.put(`${dossier}/${name}`, { buffer }, { contentType })
    await fs.rm(filePath)
  }
  const before = await findPage(payload, document, page)
  const data = {
    ...made,
    document,
    dossier,
    texte: before?.texteCorrige ? toPlainText(before.texteCorrige) : toPlainText(blocs),
  }
  if (before) {
    await payload.db.updateOne({
      collection: 'pagesDeRegards',
      id: before.id,
      data: { ...data, verifiee: false, updatedAt: new Date().toISOString() },
      returning: false,
    })
  } else await payload.db.create({ collection: 'pagesDeRegards', data })
}

const findPage = (payload: Payload, document: string, page: number) =>
  payload.db.findOne<StoredPage>({
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: document } }, { page: { equals: page } }] },
    select: { texteCorrige: true },
  })
