import { createIntersectionWatcher } from '../../lib/browser/createIntersectionWatcher'
import { revealSettings } from './revealSettings'

/**
 * Reports whether a point of the page is above the reveal line. Points above the viewport count as
 * above the line, however fast they were scrolled past.
 */
export const observeRevealLine = createIntersectionWatcher(
  `1000000px 0px -${revealSettings.offsetPx}px 0px`,
)
