const secondsPerCard = 0.1
const cardsPerPage = 24

/**
 * Seconds before a card of the grid appears: 0.1 more for each one (specification, section 9), from
 * zero again in each further page.
 */
export function getAnimationDelay(index: number): number {
  return Math.round((index % cardsPerPage) * secondsPerCard * 10) / 10
}
