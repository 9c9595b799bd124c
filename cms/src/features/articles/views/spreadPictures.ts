import type { Figure } from '@regards/contract/schemas/blocs'

import type { StoredArticle } from '../records/storedArticles'

/** Articles of a list, one behind the other, that never show a picture twice. */
const NEAR = 3

/** Difference of two fingerprints, of 64 × 15 levels, up to which the pictures are the same. */
const MAX_DIFFERENCE = 32

/** Width of a picture that may stand for another, in pixels: an ornament may not. */
const MIN_WIDTH = 320

/**
 * Gives the articles of a list pictures that differ: where one of the two articles before shows the same
 * as the lead picture, another picture of the article takes its place, or none.
 */
export function spreadPictures(articles: StoredArticle[]): StoredArticle[] {
  const shown: (Figure | undefined)[] = []
  return articles.map((article) => {
    const near = shown.slice(1 - NEAR)
    const figure = listCandidates(article).find(
      (candidate) => !near.some((other) => other && areSame(candidate, other)),
    )
    shown.push(figure)
    return { ...article, image: figure?.nom ?? null }
  })
}

/** The lead picture and those that may stand for it; none where the article shows none. */
function listCandidates({ blocs, image }: StoredArticle): Figure[] {
  const figures = blocs.flatMap((bloc) => (bloc.type === 'image' && bloc.figure) || [])
  const lead = figures.find(({ nom }) => nom === image)
  if (!lead) return []
  return [lead, ...figures.filter((each) => each !== lead && each.largeur >= MIN_WIDTH)]
}

/** Whether two pictures look the same. Readings of former versions have no fingerprints. */
export function areSame({ empreinte: one }: Figure, { empreinte: other }: Figure): boolean {
  if (one === undefined || other === undefined) return false
  const differences = [...one].map((level, at) =>
    Math.abs(parseInt(level, 16) - parseInt(other.charAt(at), 16)),
  )
  return differences.reduce((sum, each) => sum + each, 0) <= MAX_DIFFERENCE
}
