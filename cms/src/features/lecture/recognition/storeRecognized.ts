import fs from 'node:fs/promises'
import path from 'node:path'
import { buffer as toBuffer } from 'node:stream/consumers'

import type { Payload, Where } from 'payload'

import { findRow, updateRow } from '../../../infrastructure/database/rows'
import { withLock } from '../../../infrastructure/locks/withLock'
import { storage } from '../../../media/storage'
import { assertDiskSpace } from '../../../media/validation/assertDiskSpace'
import { MAX_LETTERS_OF_PHOTOGRAPH, MIN_CONFIDENCE } from '../limits'
import { toTurnedFolder } from '../preparation/pdfFile'
import { listFigureFiles } from '../preparation/storePage'
import { toPageLock } from '../records/pageRows'
import type { RecognizedPage } from '@regards/contract/schemas/pageMessages'
import { toPlainText } from '../text/toPlainText'
import type { Bloc } from '@regards/contract/schemas/blocs'
import type { StoredPage } from '../types'

/** A page whose recognition waits, by its folder, so that a replacement is not matched. */
const ofPage = (document: string, dossier: string, page: number): Where => ({
  and: [
    { document: { equals: document } },
    { page: { equals: page } },
    { dossier: { equals: dossier } },
  ],
})

/**
 * Stores the text of a recognized page: its layer as another file, since browsers keep the first,
 * and the pictures of a turned page in a folder of their own, then its record, in which a
 * correction stays.
 */
export async function storeRecognized(
  payload: Payload,
  document: string,
  dossier: string,
  { page, texte, tournee }: RecognizedPage,
  outDir: string,
): Promise<void> {
  const where = ofPage(document, dossier, page)
  const lock = toPageLock(document, page)
  if (!texte) {
    await withLock(payload, lock, () => savePage(payload, where, { reconnaissance: null }))
    return
  }
  const before = await findRow<StoredPage>(payload, 'pagesDeRegards', where, { blocs: true })
  const folder = tournee ? toTurnedFolder(dossier) : dossier
  const store = async (name: string, buffer: Buffer, contentType: string): Promise<void> => {
    await assertDiskSpace(buffer.length)
    // A process that was killed may have left it.
    await storage.remove(`${folder}/${name}`)
    await storage.put(`${folder}/${name}`, { buffer }, { contentType })
  }
  for (const width of tournee?.tailles ?? []) {
    const name = `${page}-${width}.webp`
    await store(name, await takeFile(path.join(outDir, name)), 'image/webp')
  }
  // A corrected article may show them.
  for (const [name, type] of tournee ? listFigureFiles(before?.blocs ?? []) : []) {
    await store(name, await toBuffer(await storage.read(`${dossier}/${name}`)), type)
  }
  const layer = `${page}-ocr.json`
  await store(layer, await takeFile(path.join(outDir, layer)), 'application/json')
  await withLock(payload, lock, () =>
    saveText(payload, where, texte, { ...tournee, dossier: folder }),
  )
}

async function takeFile(filePath: string): Promise<Buffer> {
  const buffer = await fs.readFile(filePath)
  await fs.rm(filePath)
  return buffer
}

async function saveText(
  payload: Payload,
  where: Where,
  texte: NonNullable<RecognizedPage['texte']>,
  pictures: Partial<StoredPage>,
): Promise<void> {
  const before = await findRow<StoredPage>(payload, 'pagesDeRegards', where, {
    ...{ texteCorrige: true, blocs: true },
  })
  // The place of a photograph among the words is unknown.
  const found = toPlainText(texte.blocs)
  const photographs = found.length > MAX_LETTERS_OF_PHOTOGRAPH ? [] : (before?.blocs ?? [])
  const blocs = [...photographs.filter(isFigure), ...texte.blocs]
  const { confiance } = texte
  await savePage(payload, where, {
    ...pictures,
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
  await updateRow(payload, 'pagesDeRegards', where, data)
}
