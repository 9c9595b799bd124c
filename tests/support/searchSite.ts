import { searchCorpus, type CorpusIssue } from '../factories/searchCorpus'
import { publishWithSharedCover } from '../factories/regard'
import type { Client } from './client'
import { insertPages, insertReading } from './insertPages'
import type { Product } from './product'
import { createClientAddress } from './session'

export type SearchResult = {
  type: 'article' | 'page' | 'numero' | 'site'
  numero?: number
  page?: number
  pages?: number[]
  article?: {
    slug: string
    titre: string
    auteurs: string[]
    rubrique: string | null
    premierePage: number
    dernierePage: number
    image: { images: { url: string }[] } | null
  }
  vignette?: { images: { url: string }[] } | null
  chemin?: string
  titre: string | null
  dateParution?: string
  couverture?: { url: string; alt: string }
  extrait: { texte: string; marque: boolean }[]
}

export type SearchAnswer = {
  q: string
  total: number
  page: number
  totalPages: number
  suggestion: string | null
  sans: string[]
  annees: { annee: number; total: number }[]
  rubriques: { rubrique: string; total: number }[]
  essais: string[]
  resultats: SearchResult[]
}

export type IssueSearchAnswer = Pick<SearchAnswer, 'q' | 'total' | 'suggestion' | 'sans'> & {
  resultats: { page: number; extrait: SearchResult['extrait'] }[]
}

export type PublishedIssue = { id: string; document: string }

const toPlace = ({ dataDir, mongo }: Product) => ({ dataDir, databaseUrl: mongo?.url })

/**
 * Publishes an invented issue with its pages: its draft first, so that its pages are there when it is
 * published and indexed.
 */
export async function publishIssue(
  product: Product,
  administrator: Client,
  issue: CorpusIssue,
  { isDraft = false } = {},
): Promise<PublishedIssue> {
  const { numero, dateParution, titre, sommaire, pages } = issue
  const { id } = await publishWithSharedCover(administrator, {
    numero,
    dateParution,
    titre,
    isDraft: true,
  })
  const { pdf } = (
    await administrator.get<{ pdf: string }>(`/api/regards/${id}?depth=0&draft=true`)
  ).json
  await insertPages(toPlace(product), pdf, pages)
  if (pages.length > 0) await insertReading(toPlace(product), pdf)
  const status = isDraft ? 'draft' : 'published'
  const answer = await administrator.patch(`/api/regards/${id}${isDraft ? '?draft=true' : ''}`, {
    sommaire,
    _status: status,
  })
  if (answer.status !== 200) throw new Error(`Not published: ${answer.status} ${answer.text}`)
  return { id, document: pdf }
}

/** Publishes the whole corpus. */
export async function publishCorpus(product: Product, administrator: Client) {
  const issues = new Map<number, PublishedIssue>()
  for (const issue of searchCorpus) {
    issues.set(issue.numero, await publishIssue(product, administrator, issue))
  }
  return issues
}

/** Searches from an address of its own, so that the rate limit is another one's affair. */
export const search = (visitor: Client, q: string, more: Record<string, string | number> = {}) =>
  visitor.get<SearchAnswer>(
    `/api/recherche?${new URLSearchParams({ q, ...toStrings(more) }).toString()}`,
    { headers: createClientAddress() },
  )

/** Searches in the pages of an issue. */
export const searchIssue = (visitor: Client, numero: number, q: string) =>
  visitor.get<IssueSearchAnswer>(
    `/api/regards/numero/${numero}/recherche?${new URLSearchParams({ q }).toString()}`,
    { headers: createClientAddress() },
  )

const toStrings = (values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Names a hit: `numero/page`, `numero/slug`, `numero`, or the path of a page of the site; empty for none. */
export function nameHit(hit: SearchResult | undefined): string {
  if (!hit) return ''
  if (hit.type === 'site') return hit.chemin ?? ''
  if (hit.type === 'article') return `${hit.numero}/${hit.article?.slug}`
  return hit.type === 'page' ? `${hit.numero}/${hit.page}` : String(hit.numero)
}

export const textOf = ({ extrait }: SearchResult): string =>
  extrait.map(({ texte }) => texte).join('')

export const marksOf = ({ extrait }: SearchResult): string[] =>
  extrait.flatMap(({ texte, marque }) => (marque ? [texte] : []))
