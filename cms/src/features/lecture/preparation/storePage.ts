import fs from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { byId, findRow, updateRow } from '../../../infrastructure/database/rows'
import { withLock } from '../../../infrastructure/locks/withLock'
import { assertDiskSpace } from '../../../media/validation/assertDiskSpace'
import { storage } from '../../../media/storage'
import { toPageLock } from '../records/pageRows'
import type { Pdf } from './pdfFile'
import type { Bloc } from '@regards/contract/schemas/blocs'
import { listFigures, type ProcessedPage } from '@regards/contract/schemas/pageMessages'
import { toPlainText } from '../text/toPlainText'
import type { StoredPage } from '../types'

/**
 * Stores a page's files, taken from the output folder, then its record, in which a correction
 * stays.
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
  const files = [
    ...toFiles(String(page), tailles, 'webp'),
    ...listFigureFiles(blocs),
    [`${page}.json`, 'application/json'] as const,
  ]
  for (const [name, contentType] of files) {
    const filePath = path.join(outDir, name)
    const buffer = await fs.readFile(filePath)
    await assertDiskSpace(buffer.length)
    // A process that was killed may have left it.
    await storage.remove(`${dossier}/${name}`)
    await storage.put(`${dossier}/${name}`, { buffer }, { contentType })
    await fs.rm(filePath)
  }
  const { numerisee, ...values } = made
  const reconnaissance = numerisee ? 'attente' : null
  await savePage(payload, document, { ...values, dossier, reconnaissance })
}

/** Lists the files of the pictures on a page: names and types. */
export const listFigureFiles = (blocs: Bloc[]) =>
  listFigures(blocs).flatMap(({ nom, tailles, avif = [] }) => [
    ...toFiles(nom, tailles, 'webp'),
    ...toFiles(nom, avif, 'avif'),
  ])

const toFiles = (nom: string, widths: number[], format: 'webp' | 'avif') =>
  widths.map((width) => [`${nom}-${width}.${format}`, `image/${format}`] as const)

/** Sides of an A4 page in points, for a page of unknown size. */
const A4 = { largeur: 595.28, hauteur: 841.89 }

/** Whether the record of a page describes files made from the PDF with this prefix. */
export const isMade = (
  { dossier, tailles }: Pick<StoredPage, 'dossier' | 'tailles'>,
  prefix: string,
): boolean => dossier.startsWith(`${prefix}/pages/`) && tailles.length > 0

/** Stores an unreadable page; one made earlier from the same file keeps record and files. */
export async function storeUnreadablePage(
  payload: Payload,
  { id, prefix, folder }: Pdf & { folder: string },
  page: number,
): Promise<void> {
  const before = await findPage(payload, id, page)
  if (before && isMade(before, prefix)) return
  await savePage(payload, id, {
    ...{ page, dossier: folder, ...A4, tailles: [], vignette: null, sansTexte: true, blocs: [] },
    reconnaissance: null,
  })
}

async function savePage(
  payload: Payload,
  document: string,
  made: Omit<ProcessedPage, 'vignette' | 'numerisee'> & {
    vignette: string | null
    dossier: string
    reconnaissance: 'attente' | null
  },
): Promise<void> {
  const { page, blocs } = made
  await withLock(payload, toPageLock(document, page), async () => {
    const before = await findPage(payload, document, page)
    const data = {
      ...made,
      document,
      confiance: null,
      texte: before?.texteCorrige ? toPlainText(before.texteCorrige) : toPlainText(blocs),
    }
    if (before) {
      await updateRow(payload, 'pagesDeRegards', byId(before.id), {
        ...data,
        verifiee: false,
        updatedAt: new Date().toISOString(),
      })
    } else await payload.db.create({ collection: 'pagesDeRegards', data })
  })
}

const findPage = (payload: Payload, document: string, page: number) =>
  findRow<StoredPage>(
    payload,
    'pagesDeRegards',
    { and: [{ document: { equals: document } }, { page: { equals: page } }] },
    { texteCorrige: true, dossier: true, tailles: true },
  )
