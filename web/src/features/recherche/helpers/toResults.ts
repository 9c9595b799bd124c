import type { Image } from '@payload-types'
import { toPicture, type PictureSource } from '../../../domain/pictures/toPicture'
import { paths } from '../../../domain/paths'

/** A piece of an extract; those that match the search are marked. */
export type ExtractPart = { texte: string; marque: boolean }

export type ResultItem = {
  /** Path of what was found. */
  href: string
  /** Where it was found: « Regards #52, page 7 ». */
  place: string
  /** The page on which it was found, when `href` is an article that begins or goes on there. */
  page: { href: string; name: string } | undefined
  auteurs: string[]
  date: string | undefined
  titre: string
  couverture: PictureSource | undefined
  extrait: ExtractPart[]
}

export type Results = {
  total: number
  /** Whether there may be more than `total`. */
  isLowerBound: boolean
  totalPages: number
  suggestion: string | undefined
  /** Words of the search that the results lack, when nothing has them all. */
  sans: string[]
  annees: { annee: number; total: number }[]
  items: ResultItem[]
}

/** The response of the search, as far as the page relies on it. */
export type SearchResponse = {
  q: string
  total: number
  auMoins?: boolean
  totalPages: number
  suggestion?: string | null
  sans?: string[]
  annees?: { annee: number; total: number }[]
  resultats: RawResult[]
}

type RawResult = {
  type: string
  numero?: number
  titre?: string | null
  dateParution?: string
  couverture?: Image | string | null
  page?: number
  chemin?: string
  /** The article that is on the page. */
  article?: { slug: string; titre: string; auteurs?: string[] } | null
  extrait?: ExtractPart[]
}

/** Converts a response for display; results that cannot be shown are left out. */
export function toResults(response: SearchResponse): Results {
  const { q, total, auMoins = false, totalPages, suggestion, resultats } = response
  const { sans = [], annees = [] } = response
  return {
    total,
    isLowerBound: auMoins,
    totalPages,
    suggestion: suggestion ?? undefined,
    sans,
    annees,
    items: resultats.flatMap((result) => toItem(result, q) ?? []),
  }
}

function toItem(result: RawResult, q: string): ResultItem | undefined {
  const { type, numero, titre, dateParution, couverture, page, chemin, extrait = [] } = result
  const { article } = result
  const plain = { page: undefined, auteurs: [], extrait }
  if (type === 'site') {
    if (!chemin?.startsWith('/') || !titre) return undefined
    const place = 'Page du site'
    return { ...plain, href: chemin, place, date: undefined, titre, couverture: undefined }
  }
  if (numero === undefined) return undefined
  const issue = {
    ...plain,
    date: dateParution,
    titre: titre || `Regards #${numero}`,
    couverture: toPicture(couverture),
  }
  if (type === 'numero')
    return { ...issue, href: paths.regard(numero), place: `Regards #${numero}` }
  if (type !== 'page' || page === undefined) return undefined
  const href = paths.pageTrouvee(numero, page, q)
  if (!article) return { ...issue, href, place: `Regards #${numero}, page ${page}` }
  return {
    ...issue,
    href: paths.article(numero, article.slug),
    place: `Regards #${numero}`,
    titre: article.titre,
    auteurs: article.auteurs ?? [],
    page: { href, name: `Page ${page}` },
  }
}
