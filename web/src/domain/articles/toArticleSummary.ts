import { paths } from '../paths'
import type { ArticleSummaryResponse } from '@regards/contract/schemas/articles'
import { toFigure, type Figure } from './toFigure'

export type ArticleSummary = {
  path: string
  slug: string
  titre: string
  chapo: string | undefined
  auteurs: string[]
  rubrique: string | undefined
  premierePage: number
  dernierePage: number
  minutes: number
  figure: Figure | undefined
}

export function toArticleSummary(numero: number, response: ArticleSummaryResponse): ArticleSummary {
  const { slug, titre, chapo, auteurs, rubrique, premierePage, dernierePage, minutes } = response
  return {
    path: paths.article(numero, slug),
    ...{ slug, titre, auteurs, premierePage, dernierePage, minutes },
    chapo: chapo || undefined,
    rubrique: rubrique || undefined,
    figure: toFigure(response.image),
  }
}
