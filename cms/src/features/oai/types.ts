import type { OaiSet } from './parseOaiRequest'

/** A published issue, as harvesters get it. */
export interface HarvestedIssue {
  id: string
  numero: number
  titre?: string | null
  sommaire?: string | null
  dateParution: string
  updatedAt: string
  pdf?: unknown
  _status?: string | null
  deletedAt?: string | null
}

/** An issue or an article, as harvesters get it. */
export interface OaiRecord {
  /** Path of its page. */
  path: string
  set: OaiSet
  /** Moment of its last change, with milliseconds. */
  datestamp: string
  /** Undefined of an issue. */
  article: HarvestedArticle | undefined
  issue: HarvestedIssue
  langue: string
}

export interface HarvestedArticle {
  id: string
  document: unknown
  slug: string
  titre: string
  chapo?: string | null
  auteurs?: string[] | null
  rubrique?: string | null
  motsCles?: string[] | null
  premierePage: number
  dernierePage: number
  updatedAt: string
}
