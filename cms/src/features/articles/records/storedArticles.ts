import type { RichText } from '@regards/contract/schemas/lecture'
import type { Payload, SelectType, Where } from 'payload'

import { findAll, updateRow } from '../../../infrastructure/database/rows'
import { toMongoId } from '../../../lib/payload/toMongoId'
import type { Bloc } from '../../lecture'
import { toSlugs } from './slugs'

/** A block of an article, with the page of the PDF that it is taken from. */
export type BlocDArticle = Bloc & { page: number }

/** An article as it is proposed from the pages of a PDF. */
export interface ProposedArticle {
  titre: string
  chapo: string | null
  auteurs: string[]
  rubrique: string | null
  premierePage: number
  dernierePage: number
  /** `nom` of the lead picture's figure. */
  image: string | null
  /** Without title, standfirst and signature. */
  blocs: BlocDArticle[]
}

/** A stored article, as far as it is read here. */
export interface StoredArticle extends ProposedArticle {
  id: string
  document: unknown
  /** From 1, in the order of the issue. */
  rang: number
  motsCles: string[]
  slug: string
  /** Former slugs, which redirect for good. */
  anciensSlugs: string[]
  /** Folder of the PDF that the blocks are taken from: another one after a replacement. */
  fichier: string
  texteCorrige: RichText | null
  /** Key of the article of a former PDF that this one continues. */
  cle: string | null
  /** Whether visitors see it. */
  visible: boolean
  /** Whether it was hidden after visitors saw it. */
  retire: boolean
  /** Whether an administrator changed it; a new proposal leaves it. */
  corrige: boolean
  /** Whether the new PDF lacks some of its text, or has another than the corrected one. */
  aRevoir: boolean
  /** Its text of the former PDF, until a person reviewed it. */
  ancienTexte: string | null
  updatedAt: string
}

/** Fields that a write sets; ranks and slugs are computed. Undefined leaves a field as it is. */
export type WantedArticle = ProposedArticle &
  Pick<StoredArticle, 'fichier' | 'visible' | 'corrige'> &
  Partial<
    Pick<
      StoredArticle,
      'motsCles' | 'texteCorrige' | 'anciensSlugs' | 'cle' | 'aRevoir' | 'ancienTexte'
    >
  > & {
    /** Id of the article that it continues. */
    id?: string
  }

/** Value of an article that an administrator reviewed, or that has no text of a former PDF. */
export const REVIEWED = { aRevoir: false, ancienTexte: null } as const

/** All fields of an article except those of its record. */
export const toWanted = (article: StoredArticle): WantedArticle => ({
  titre: article.titre,
  chapo: article.chapo,
  auteurs: article.auteurs,
  rubrique: article.rubrique,
  premierePage: article.premierePage,
  dernierePage: article.dernierePage,
  image: article.image,
  blocs: article.blocs,
  fichier: article.fichier,
  visible: article.visible,
  corrige: article.corrige,
  motsCles: article.motsCles,
  texteCorrige: article.texteCorrige,
  aRevoir: article.aRevoir,
  ancienTexte: article.ancienTexte,
  anciensSlugs: toSlugs(article),
})

/** Called with a PDF whose articles changed, to update search and caches. */
export type FollowArticles = (payload: Payload, document: string) => Promise<void>

/** Key of an article that stays the same with another title, number or PDF, and after a restore. */
export const toArticleKey = ({ id, cle }: { id: string; cle?: string | null }): string =>
  cle ?? toMongoId(id)

/** Name of the lock for all writes to the articles of a PDF. */
export const toArticlesLock = (document: string): string => `articles:${document}`

/** Finds the articles of a PDF, in the order of the issue. */
export const findArticles = (payload: Payload, document: string): Promise<StoredArticle[]> =>
  findSome(payload, { document: { equals: document } })

/** Finds the articles of a PDF that visitors see. */
export const findVisibleArticles = (
  payload: Payload,
  document: string,
  select?: SelectType,
): Promise<StoredArticle[]> =>
  findSome(
    payload,
    { and: [{ document: { equals: document } }, { visible: { equals: true } }] },
    select,
  )

/** Finds articles, those of a PDF in the order of the issue. */
export async function findSome(
  payload: Payload,
  where: Where,
  select?: SelectType,
): Promise<StoredArticle[]> {
  const docs = await findAll<Partial<StoredArticle> & { id: string }>(payload, {
    collection: 'articles',
    where,
    sort: 'rang',
    ...(select && { select }),
  })
  return docs.map(withDefaults)
}

/** The databases leave out what is empty. */
const withDefaults = (article: Partial<StoredArticle> & { id: string }): StoredArticle => ({
  ...(article as StoredArticle),
  chapo: article.chapo ?? null,
  auteurs: article.auteurs ?? [],
  rubrique: article.rubrique ?? null,
  motsCles: article.motsCles ?? [],
  anciensSlugs: article.anciensSlugs ?? [],
  blocs: article.blocs ?? [],
  image: article.image ?? null,
  fichier: article.fichier ?? '',
  texteCorrige: article.texteCorrige ?? null,
  cle: article.cle ?? null,
  visible: article.visible ?? false,
  retire: article.retire ?? false,
  corrige: article.corrige ?? false,
  aRevoir: article.aRevoir ?? false,
  ancienTexte: article.ancienTexte ?? null,
})

/**
 * Notes in the reading of a PDF that its articles change, before they are written: the search
 * compares them again if the process ends in between.
 */
export async function noteChange(payload: Payload, document: string): Promise<void> {
  await updateRow(
    payload,
    'lectures',
    { document: { equals: document } },
    { updatedAt: new Date().toISOString() },
  )
}
