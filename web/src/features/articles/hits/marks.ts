import { setHighlight } from './textRanges'
import './marks.css'

/** Names of the CSS highlights of all hits and of the current hit, as in marks.css. */
const allHits = 'mots-cherches'
const shownHit = 'mot-cherche'

/** Marks the hits of a search. @returns a function that removes the marks */
export const markAll = (ranges: Range[]) => setHighlight(allHits, ranges)

/** Marks the current hit. */
export const markShown = (range: Range | undefined) => setHighlight(shownHit, range ? [range] : [])
