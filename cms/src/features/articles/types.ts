import type { Bloc } from '../lecture'

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

/** A stored article, as far as it is read here (collections/Articles). */
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
  texteCorrige: object | null
  /** Whether visitors see it. */
  visible: boolean
  /** Whether an administrator arranged or changed it; a new proposal leaves it. */
  corrige: boolean
  updatedAt: string
}

/** What a write sets of an article; ranks and slugs are computed. What is undefined stays as it is. */
export type WantedArticle = ProposedArticle &
  Pick<StoredArticle, 'fichier' | 'visible' | 'corrige'> &
  Partial<Pick<StoredArticle, 'motsCles' | 'texteCorrige' | 'anciensSlugs'>> & {
    /** Of the article that it continues. */
    id?: string
  }
