import fs from 'node:fs/promises'
import path from 'node:path'

import type { Payload, Where } from 'payload'

import { withLock } from '../../../infrastructure/locks/withLock'
import { storage } from '../../../media/storage'
import { assertDiskSpace } from '../../../media/validation/assertDiskSpace'
import { MAX_LETTERS_OF_PHOTOGRAPH, MIN_CONFIDENCE } from '../limits'
import { toPageLock } from '../records/pageRows'
import type { RecognizedPage } from '@regards/contract/schemas/pageMessages'
import { toPlainText } from '../text/toPlainText'
import type { Bloc } from '@regards/contract/schemas/blocs'
import type { StoredPage } from '../types'

/** A page whose recognition waits, by its folder: not by one that has taken its place. */
const ofPage = (document: string, dossier: string, page: number): Where => ({
  and: [
    { document: { equals: document } },
    { page: { equals: page } },
    { dossier: { equals: dossier } },
  ],
})

/**
 * Stores the text of a recognized page: its layer as another file, since browsers keep the first one,
 * then its record, in which a correction stays. Takes the layer out of the output folder.
 */
export async function storeRecognized(
  payload: Payload,
  document: string,
  dossier: string,
  { page, texte }: RecognizedPage,
  outDir: string,
): Promise<void> {
  const where = ofPage(document, dossier, page)
  const lock = toPageLock(document, page)
  if (!texte) {
    await withLock(payload, lock, () => savePage(payload, where, { reconnaissance: null }))
    return
  }
  const name = `${page}-ocr.json`
  const filePath = path.join(outDir, name)
  const buffer = await fs.readFile(filePath)
  await assertDiskSpace(buffer.length)
  // A process that was killed may have left it.
  await storage.remove(`${dossier}/${name}`)
  await storage.put(`${dossier}/${name}`, { buffer }, { contentType: 'application/json' })
  await fs.rm(filePath)
  await withLock(payload, lock, () => saveText(payload, where, texte))
}

async function saveText(
  payload: Payload,
  where: Where,
  texte: NonNullable<RecognizedPage['texte']>,
): Promise<void> {
  const before = await payload.db.findOne<StoredPage>({
    collection: 'pagesDeRegards',
    where,
    select: { texteCorrige: true, blocs: true },
  })
  // Where a photograph stood among the words is not known.
  const found = toPlainText(texte.blocs)
  const photographs = found.length > MAX_LETTERS_OF_PHOTOGRAPH ? [] : (before?.blocs ?? [])
  const blocs = [...photographs.filter(isFigure), ...texte.blocs]
  const { confiance } = texte
  await savePage(payload, where, {
    reconnaissance: confiance >= MIN_CONFIDENCE ? 'faite' : 'incertaine',
    confiance,
    blocs,
    // A correction is the page's text.
    ...(!before?.texteCorrige && {
      texte: toPlainText(blocs),
      sansTexte: texte.blocs.length === 0,
    }),
  })
}

const isFigure = (bloc: Bloc): boolean => bloc.type === 'image' && bloc.figure !== undefined

/** Notes that a page cannot be recognized. */
export const storeFailure = (
  payload: Payload,
  document: string,
  dossier: string,
  page: number,
): Promise<void> =>
  withLock(payload, toPageLock(document, page), () =>
    savePage(payload, ofPage(document, dossier, page), { reconnaissance: 'echec' }),
  )

async function savePage(payload: Payload, where: Where, values: object): Promise<void> {
  const data = { ...values, updatedAt: new Date().toISOString() }
  await payload.db.updateOne({ collection: 'pagesDeRegards', where, data, returning: false })
}
