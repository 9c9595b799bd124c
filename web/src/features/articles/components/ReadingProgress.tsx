import styled, { keyframes } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

/** Name of the scroll timeline of an article: the element that moves through the window. */
export const articleTimeline = '--article'

const grow = keyframes`
  from {
    transform: scaleX(0);
  }
`

/**
 * A thin line with the reading progress of the article around it, drawn by the browser while it
 * scrolls; absent in browsers without scroll timelines.
 */
export const ReadingProgress = styled.div.attrs({ 'aria-hidden': true })`
  display: none;

  @supports (animation-timeline: view()) {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${theme.zIndexes.menu};
    display: block;
    height: 3px;
    background: ${theme.colors.accentText};
    pointer-events: none;
    transform-origin: 0 0;
    animation: ${grow} 1ms linear both;
    animation-timeline: ${articleTimeline};
    animation-range: contain;
  }

  ${media.print} {
    display: none;
  }
`
