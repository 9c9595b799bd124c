import type { Payload, Where } from 'payload'

import { getRelationId } from '../../../lib/payload/getRelationId'
import { toPagePicture, type StoredPage } from '../../lecture'

/** A page of a PDF that was found: its text, and its picture. */
export interface FoundPage {
  texte: string
  vignette: Omit<ReturnType<typeof toPagePicture>, 'page' | 'vignette'>
}

/** A page of a PDF, by its id. */
export interface PageOfPdf {
  document: string
  page: number
}

/** Names a page of a PDF. */
export const toPageKey = (document: string, page: number): string => `${document} ${page}`

/** Condition for some pages of PDFs. */
export const toPagesWhere = (pages: PageOfPdf[]): Where => ({
  or: pages.map(({ document, page }): Where => {
    const conditions: Where[] = [{ document: { equals: document } }, { page: { equals: page } }]
    return { and: conditions }
  }),
})

/** Reads pages of PDFs in one query, by `toPageKey`. */
export async function readFoundPages(
  payload: Payload,
  pages: PageOfPdf[],
): Promise<Map<string, FoundPage>> {
  if (pages.length === 0) return new Map()
  const { docs } = await payload.db.find<StoredPage & { document: unknown; texte?: string | null }>(
    {
      collection: 'pagesDeRegards',
      where: toPagesWhere(pages),
      select: {
        document: true,
        page: true,
        texte: true,
        dossier: true,
        tailles: true,
        largeur: true,
        hauteur: true,
      },
      pagination: false,
      limit: 0,
    },
  )
  return new Map(
    docs.map((page) => {
      const { largeur, hauteur, images } = toPagePicture(page)
      const found = { texte: page.texte ?? '', vignette: { largeur, hauteur, images } }
      return [toPageKey(getRelationId(page.document) ?? '', page.page), found]
    }),
  )
}
