const secondsPerCard = 0.1
const cardsPerPage = 24

/**
 * Delay of a card's reveal animation in seconds: 0.1 more for each card (specification, section 9),
 * from zero again in each further page.
 */
export function getAnimationDelay(index: number): number {
  return Math.round((index % cardsPerPage) * secondsPerCard * 10) / 10
}
