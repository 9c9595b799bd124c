import { watchIntersections } from '../../lib/watchIntersections'
import { revealSettings } from './revealSettings'

/**
 * Tells whether a point of the page is above the line. What has left the view at the top is above the
 * line too, however fast it went.
 */
export const watchRevealLine = watchIntersections(`1000000px 0px -${revealSettings.offsetPx}px 0px`)
