import { paths } from '../paths'
import type { ArticleSummaryResponse } from '@regards/contract/schemas/articles'
import { toFigure } from './toFigure'

export type ArticleSummary = ReturnType<typeof toArticleSummary>

export function toArticleSummary(numero: number, response: ArticleSummaryResponse) {
  const { slug, titre, chapo, auteurs, rubrique, premierePage, dernierePage, minutes } = response
  return {
    path: paths.article(numero, slug),
    ...{ slug, titre, auteurs, premierePage, dernierePage, minutes },
    chapo: chapo || undefined,
    rubrique: rubrique || undefined,
    figure: toFigure(response.image),
  }
}
