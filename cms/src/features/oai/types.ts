import type { OaiSet } from './parseOaiRequest'

/** An issue that is or was published, as harvesters get it. */
export interface HarvestedIssue {
  id: string
  numero: number
  titre?: string | null
  sommaire?: string | null
  dateParution: string
  createdAt: string
  updatedAt: string
  pdf?: unknown
  _status?: string | null
  deletedAt?: string | null
  /** Whether it was published and is a draft again. */
  retire?: boolean | null
}

/** An issue or an article, as harvesters get it. */
export interface OaiRecord {
  /** Name in its identifier: stays with another title, number, PDF or database. */
  name: string
  /** Path of its page. */
  path: string
  set: OaiSet
  /** Moment of its last change, with milliseconds. */
  datestamp: string
  /** Whether it is withdrawn, hidden or in the trash. */
  isDeleted: boolean
  /** Undefined for an issue. */
  article: HarvestedArticle | undefined
  issue: HarvestedIssue
  langue: string
}

export interface HarvestedArticle {
  id: string
  document: unknown
  slug: string
  cle?: string | null
  titre: string
  chapo?: string | null
  auteurs?: string[] | null
  rubrique?: string | null
  motsCles?: string[] | null
  premierePage: number
  dernierePage: number
  visible?: boolean | null
  updatedAt: string
}
