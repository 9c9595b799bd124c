import type { ExtractPart, SearchResponse, SearchResult } from '@regards/contract/schemas/recherche'
import type { Regard } from '@payload-types'
import { formatPages } from '@web/domain/articles/formatArticle'
import { toFigure, type Figure } from '@web/domain/articles/toFigure'
import { paths } from '@web/domain/paths'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'

/** A page of an issue on which something was found. */
export type PageLink = { page: number; href: string }

export type ResultItem = {
  href: string
  /** Place: « Regards #52, p. 3–4 », « Page du site ». */
  place: string
  date: string | undefined
  /** Section of an article. */
  rubrique: string | undefined
  titre: string
  auteurs: string[]
  /** Lead picture of an article, or the page. */
  figure: Figure | undefined
  isPage: boolean
  /** Cover of an issue in a result without a page. */
  couverture: PictureSource | undefined
  extrait: ExtractPart[]
  /** The pages of an article with the words. */
  pages: PageLink[]
}

export type Results = {
  total: number
  /** Whether there may be more than `total`. */
  isLowerBound: boolean
  totalPages: number
  suggestion: string | undefined
  /** Words of the search that the results lack, when nothing has them all. */
  sans: string[]
  annees: SearchResponse['annees']
  rubriques: SearchResponse['rubriques']
  items: ResultItem[]
}

/** Converts a response for display; a page of the site without a path is left out. */
export function toResults(response: SearchResponse): Results {
  const { q, total, auMoins, totalPages, suggestion, sans, annees, rubriques } = response
  return {
    ...{ total, totalPages, sans, annees, rubriques },
    isLowerBound: auMoins,
    suggestion: suggestion ?? undefined,
    items: response.resultats.flatMap((result) => toItem(result, q) ?? []),
  }
}

const plain = {
  date: undefined,
  rubrique: undefined,
  auteurs: [],
  figure: undefined,
  isPage: false,
  couverture: undefined,
  pages: [],
}

function toItem(result: SearchResult, q: string): ResultItem | undefined {
  const { titre, extrait } = result
  if (result.type === 'site') {
    const { chemin } = result
    if (!chemin.startsWith('/') || !titre) return undefined
    return { ...plain, href: chemin, place: 'Page du site', titre, extrait }
  }
  const { numero, dateParution: date } = result
  const issue = { ...plain, date, extrait, place: `Regards #${numero}` }
  if (result.type === 'numero') {
    const couverture = toPicture(result.couverture as Regard['couverture'])
    const name = titre || `Regards #${numero}`
    return { ...issue, href: paths.regard(numero), titre: name, couverture }
  }
  if (result.type === 'article') return toArticleItem(result, q, issue)
  return {
    ...issue,
    href: paths.pageTrouvee(numero, result.page, q),
    titre: titre ? `Page ${result.page} – ${titre}` : `Page ${result.page}`,
    figure: toPageFigure(result.vignette),
    isPage: true,
  }
}

function toArticleItem(
  { article, numero, pages, vignette }: Extract<SearchResult, { type: 'article' }>,
  q: string,
  issue: Omit<ResultItem, 'href' | 'titre'>,
): ResultItem {
  const { slug, titre, auteurs, rubrique, premierePage, dernierePage, image } = article
  const lead = toFigure(image)
  return {
    ...issue,
    href: paths.articleTrouve(numero, slug, q),
    place: `${issue.place}, ${formatPages(premierePage, dernierePage)}`,
    rubrique: rubrique || undefined,
    ...{ titre, auteurs },
    figure: lead ?? toPageFigure(vignette),
    isPage: !lead,
    pages: pages.map((page) => ({ page, href: paths.pageTrouvee(numero, page, q) })),
  }
}

const toPageFigure = (
  vignette: Extract<SearchResult, { type: 'page' }>['vignette'],
): Figure | undefined =>
  vignette ? toFigure({ ...vignette, alternative: '', legende: null }) : undefined
