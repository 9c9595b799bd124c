import type { Payload, Where } from 'payload'

import { getRelationId } from '../../../lib/payload/getRelationId'
import type { ImageResponse } from '../../lecture'
import { findSome } from '../findArticles'
import { findLead, toImage } from '../views/toImage'
import { toPagesWhere, type PageOfPdf } from './readFoundPages'
import { toShownTexts, type TextOfPage } from './toArticleTexts'

/** What a search result says of an article. */
export interface FoundArticle {
  slug: string
  titre: string
  auteurs: string[]
  rubrique: string | null
  premierePage: number
  dernierePage: number
  /** Its lead picture. */
  image: ImageResponse | null
}

/** An article that was found, as visitors see it now. */
export interface ReadArticle {
  /** Id of its PDF. */
  document: string
  article: FoundArticle
  textes: TextOfPage[]
}

const FIELDS = {
  document: true,
  slug: true,
  titre: true,
  auteurs: true,
  rubrique: true,
  chapo: true,
  premierePage: true,
  dernierePage: true,
  image: true,
  blocs: true,
  texteCorrige: true,
} as const

/** Reads articles by their ids, in two queries; none that visitors do not see. */
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
  const { docs } = await payload.db.find<{ document: unknown; page: number; dossier: string }>({
    collection: 'pagesDeRegards',
    where: toPagesWhere(pages),
    pagination: false,
    limit: 0,
    select: { document: true, page: true, dossier: true },
  })
  for (const { document, page, dossier } of docs) {
    const id = getRelationId(document) ?? ''
    folders.set(id, (folders.get(id) ?? new Map<number, string>()).set(page, dossier))
  }
  return folders
}
