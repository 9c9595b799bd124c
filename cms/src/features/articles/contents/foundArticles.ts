import type { PagePicture } from '@regards/contract/schemas/lecture'
import type { FoundArticle } from '@regards/contract/schemas/recherche'
import type { Payload, Where } from 'payload'
import { findAll } from '../../../infrastructure/database/rows'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { selectFields } from '../../../lib/payload/selectFields'
import { PICTURE_FIELDS, toPagePicture, type StoredPage, findShownPdfs } from '../../lecture'
import { findSome, type StoredArticle } from '../records/storedArticles'
import { findLead, toImage } from '../views/articleViews'
import { toShownTexts, type TextOfPage } from './searchedArticles'

/** A page of a PDF that was found: its text, and its picture. */
export interface FoundPage {
  texte: string
  vignette: Omit<PagePicture, 'page' | 'vignette'>
}

export interface PageOfPdf {
  document: string
  page: number
}

/** Names a page of a PDF. */
export const toPageKey = (document: string, page: number): string => `${document} ${page}`

const toPagesWhere = (pages: PageOfPdf[]): Where => ({
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
  const docs = await findAll<StoredPage & { document: unknown; texte?: string | null }>(payload, {
    collection: 'pagesDeRegards',
    where: toPagesWhere(pages),
    select: { ...PICTURE_FIELDS, document: true, texte: true },
  })
  return new Map(
    docs.map((page) => {
      const { largeur, hauteur, images } = toPagePicture(page)
      const found = { texte: page.texte ?? '', vignette: { largeur, hauteur, images } }
      return [toPageKey(getRelationId(page.document) ?? '', page.page), found]
    }),
  )
}

/** An article that was found, as visitors see it now. */
export interface ReadArticle {
  /** Id of its PDF. */
  document: string
  article: FoundArticle
  textes: TextOfPage[]
}

const FIELDS = selectFields(
  'document',
  'slug',
  'titre',
  'auteurs',
  'rubrique',
  'chapo',
  'premierePage',
  'dernierePage',
  'image',
  'blocs',
  'texteCorrige',
)

/** Reads articles by their ids in two queries; leaves out articles that visitors do not see. */
export async function readFoundArticles(
  payload: Payload,
  ids: string[],
): Promise<Map<string, ReadArticle>> {
  if (ids.length === 0) return new Map()
  const conditions: Where[] = [{ id: { in: ids } }, { visible: { equals: true } }]
  const articles = await findSome(payload, { and: conditions }, FIELDS)
  const leads = articles.map((article) => ({
    article,
    document: getRelationId(article.document) ?? '',
    lead: findLead(article.blocs, article.image),
  }))
  const folders = await findFoldersOfPages(
    payload,
    leads.flatMap(({ document, lead }) => (lead ? [{ document, page: lead.page }] : [])),
  )
  return new Map(
    leads.map(({ article, document, lead }) => [
      article.id,
      {
        document,
        article: {
          slug: article.slug,
          titre: article.titre,
          auteurs: article.auteurs,
          rubrique: article.rubrique,
          premierePage: article.premierePage,
          dernierePage: article.dernierePage,
          image: toImage(lead, folders.get(document) ?? new Map<number, string>()),
        },
        textes: toShownTexts(article),
      },
    ]),
  )
}

/** Finds the folders of pages of several PDFs in the storage, by PDF and page. */
async function findFoldersOfPages(
  payload: Payload,
  pages: PageOfPdf[],
): Promise<Map<string, Map<number, string>>> {
  const folders = new Map<string, Map<number, string>>()
  if (pages.length === 0) return folders
  const docs = await findAll<{ document: unknown; page: number; dossier: string }>(payload, {
    collection: 'pagesDeRegards',
    where: toPagesWhere(pages),
    select: { document: true, page: true, dossier: true },
  })
  for (const { document, page, dossier } of docs) {
    const id = getRelationId(document) ?? ''
    folders.set(id, (folders.get(id) ?? new Map<number, string>()).set(page, dossier))
  }
  return folders
}

/** An article in the contents of an issue. */
export type ContentsEntry = Pick<StoredArticle, 'slug' | 'titre' | 'auteurs' | 'updatedAt'>

/** The databases have no value in place of an empty list. */
interface Stored {
  document: unknown
  auteurs?: string[] | null
}

/**
 * Reads the articles that visitors see of some PDFs, in the order of their issues, in two queries.
 * @returns the lists by id of the PDF: of the former PDF while the new one is prepared; no entry
 * for a PDF without visible articles
 */
export async function readContents(
  payload: Payload,
  documents: string[],
): Promise<Map<string, ContentsEntry[]>> {
  const shown = await findShownPdfs(payload, documents)
  const lists = new Map<string, ContentsEntry[]>([...shown.values()].map((id) => [id, []]))
  if (shown.size === 0) return lists
  const docs = await findAll<Omit<ContentsEntry, 'auteurs'> & Stored>(payload, {
    collection: 'articles',
    where: { and: [{ document: { in: [...lists.keys()] } }, { visible: { equals: true } }] },
    select: { document: true, slug: true, titre: true, auteurs: true, updatedAt: true },
    sort: 'rang',
  })
  for (const { document, slug, titre, auteurs, updatedAt } of docs) {
    const list = lists.get(getRelationId(document) ?? '')
    list?.push({ slug, titre, auteurs: auteurs ?? [], updatedAt: toIso(updatedAt) })
  }
  return new Map([...shown].map(([document, id]) => [document, lists.get(id) ?? []]))
}

const toIso = (date: string): string => new Date(date).toISOString()

/** Names an article and who wrote it: « La bourrée, par Anne Le Goff et Yves Prado ». */
export const toLine = ({ titre, auteurs }: Pick<ContentsEntry, 'titre' | 'auteurs'>): string =>
  auteurs.length === 0 ? titre : `${titre}, par ${names.format(auteurs)}`

const names = new Intl.ListFormat('fr', { type: 'conjunction' })
