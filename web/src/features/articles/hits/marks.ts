import { createGlobalStyle } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { setHighlight } from './textRanges'

/** Names of the CSS highlights of all hits and of the current hit. */
const allHits = 'mots-cherches'
const shownHit = 'mot-cherche'

/** Marks the hits of a search. @returns removes the marks */
export const markAll = (ranges: Range[]) => setHighlight(allHits, ranges)

/** Marks the current hit. */
export const markShown = (range: Range | undefined) => setHighlight(shownHit, range ? [range] : [])

/** The highlight that was set later is above the others. */
export const MarkStyle = createGlobalStyle`
  ::highlight(${allHits}) {
    background-color: color-mix(in srgb, ${theme.colors.ochre} 30%, transparent);
  }

  ::highlight(${shownHit}) {
    background-color: color-mix(in srgb, ${theme.colors.ochre} 62%, transparent);
    color: ${theme.colors.ink};
  }

  ${media.forcedColors} {
    ::highlight(${allHits}),
    ::highlight(${shownHit}) {
      background-color: Mark;
      color: MarkText;
    }
  }
`
