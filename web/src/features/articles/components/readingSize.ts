import { css } from 'styled-components'
import { media } from '@web/theme/media'

/** On paper, about 70 letters a line. */
export const paperMeasure = css`
  max-width: 32em;
  margin-inline: auto;
  font-size: 11pt;
`

/**
 * The measure of an article, about 65 letters a line whatever size the reader chooses; `em` is the
 * size of its text.
 */
export const readingSize = css`
  max-width: 29.5em;
  font-size: calc(1.125rem * var(--text-scale));
  line-height: 1.65;

  ${media.from('medium')} {
    font-size: calc(1.25rem * var(--text-scale));
  }
`
