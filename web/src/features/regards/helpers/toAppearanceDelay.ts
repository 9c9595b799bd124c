const delayPerCard = 0.1
const cardsPerPage = 24
const maxDelay = 1.2

/**
 * Seconds before a card of the grid appears: 0.1 more for each one (specification, section 9), from
 * zero again in each further page, and never so long that someone waits for the last.
 */
export function toAppearanceDelay(index: number): number {
  return Math.min(Math.round((index % cardsPerPage) * delayPerCard * 10) / 10, maxDelay)
}
