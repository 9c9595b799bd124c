import { createGlobalStyle } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

/** Names of the CSS highlights of all hits, and of the one that is shown. */
const allHits = 'mots-cherches'
const shownHit = 'mot-cherche'

/**
 * Marks the hits of a search with the CSS Custom Highlight API, as React owns the elements of the text. A browser without
 * it shows no marks.
 * @returns removes the marks
 */
export const markAll = (ranges: Range[]) => setHighlight(allHits, ranges)

/** Marks the hit that is shown among the others. */
export const markShown = (range: Range | undefined) => setHighlight(shownHit, range ? [range] : [])

function setHighlight(name: string, ranges: Range[]): (() => void) | undefined {
  if (typeof Highlight !== 'function' || !('highlights' in CSS)) return undefined
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => void CSS.highlights.delete(name)
}

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
