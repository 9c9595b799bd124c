import { createIntersectionWatcher } from '../../lib/browser/createIntersectionWatcher'
import { revealSettings } from './revealSettings'

/**
 * Tells whether a point of the page is above the line. What has left the view at the top is above the
 * line too, however fast it went.
 */
export const observeRevealLine = createIntersectionWatcher(
  `1000000px 0px -${revealSettings.offsetPx}px 0px`,
)
