import type { Image } from '@payload-types'
import { formatPages } from '@web/domain/articles/formatArticle'
import type { FigureResponse } from '@web/domain/articles/responses'
import { toFigure, type Figure } from '@web/domain/articles/toFigure'
import { paths } from '@web/domain/paths'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'

/** A piece of an extract; those that match the search are marked. */
export type ExtractPart = { texte: string; marque: boolean }

/** A page of an issue on which something was found. */
export type PageLink = { page: number; href: string }

export type ResultItem = {
  /** Path of what was found. */
  href: string
  /** Where it was found: « Regards #52, p. 3–4 », « Page du site ». */
  place: string
  date: string | undefined
  /** Section of an article. */
  rubrique: string | undefined
  titre: string
  auteurs: string[]
  /** Lead picture of an article, or the page. */
  figure: Figure | undefined
  isPage: boolean
  /** Cover of an issue, of which no page is shown. */
  couverture: PictureSource | undefined
  extrait: ExtractPart[]
  /** The pages of an article on which the words are. */
  pages: PageLink[]
}

type Count<Name extends string, Value> = { [name in Name]: Value } & { total: number }

export type Results = {
  total: number
  /** Whether there may be more than `total`. */
  isLowerBound: boolean
  totalPages: number
  suggestion: string | undefined
  /** Words of the search that the results lack, when nothing has them all. */
  sans: string[]
  annees: Count<'annee', number>[]
  rubriques: Count<'rubrique', string>[]
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
  annees?: Count<'annee', number>[]
  rubriques?: Count<'rubrique', string>[]
  /** Words to try, when none was asked for. */
  essais?: string[]
  resultats: RawResult[]
}

type RawResult = {
  type: string
  numero?: number
  titre?: string | null
  dateParution?: string
  couverture?: Image | string | null
  page?: number
  pages?: number[]
  vignette?: Pick<FigureResponse, 'images' | 'largeur' | 'hauteur'> | null
  chemin?: string
  article?: {
    slug: string
    titre: string
    auteurs?: string[]
    rubrique?: string | null
    premierePage: number
    dernierePage: number
    image?: FigureResponse | null
  }
  extrait?: ExtractPart[]
}

/** Converts a response for display; results that cannot be shown are left out. */
export function toResults(response: SearchResponse): Results {
  const { q, total, auMoins = false, totalPages, suggestion, resultats } = response
  const { sans = [], annees = [], rubriques = [] } = response
  return {
    ...{ total, totalPages, sans, annees, rubriques },
    isLowerBound: auMoins,
    suggestion: suggestion ?? undefined,
    items: resultats.flatMap((result) => toItem(result, q) ?? []),
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

function toItem(result: RawResult, q: string): ResultItem | undefined {
  const { type, numero, titre, chemin, extrait = [] } = result
  if (type === 'site') {
    if (!chemin?.startsWith('/') || !titre) return undefined
    return { ...plain, href: chemin, place: 'Page du site', titre, extrait }
  }
  if (numero === undefined) return undefined
  const issue = { ...plain, date: result.dateParution, extrait, place: `Regards #${numero}` }
  if (type === 'numero') {
    const couverture = toPicture(result.couverture)
    const name = titre || `Regards #${numero}`
    return { ...issue, href: paths.regard(numero), titre: name, couverture }
  }
  if (type === 'article') return toArticleItem(result, q, numero, issue)
  if (type !== 'page' || result.page === undefined) return undefined
  return {
    ...issue,
    href: paths.pageTrouvee(numero, result.page, q),
    titre: titre ? `Page ${result.page} – ${titre}` : `Page ${result.page}`,
    figure: toPageFigure(result),
    isPage: true,
  }
}

function toArticleItem(
  result: RawResult,
  q: string,
  numero: number,
  issue: Omit<ResultItem, 'href' | 'titre'>,
): ResultItem | undefined {
  const { article, page, pages = [] } = result
  if (!article) return undefined
  const { slug, titre, auteurs = [], rubrique, premierePage, dernierePage, image } = article
  const lead = toFigure(image ?? null)
  const found = pages.length > 0 ? pages : page === undefined ? [] : [page]
  return {
    ...issue,
    href: paths.article(numero, slug),
    place: `${issue.place}, ${formatPages(premierePage, dernierePage)}`,
    rubrique: rubrique || undefined,
    ...{ titre, auteurs },
    figure: lead ?? toPageFigure(result),
    isPage: !lead,
    pages: found.map((each) => ({ page: each, href: paths.pageTrouvee(numero, each, q) })),
  }
}

const toPageFigure = ({ vignette }: RawResult): Figure | undefined =>
  vignette ? toFigure({ ...vignette, alternative: '', legende: null }) : undefined
