import styled from 'styled-components'

/**
 * Line icon, as tall as the surrounding text. Hidden from screen readers: give its button or link a
 * text.
 */
export const Icon = styled.svg.attrs({ viewBox: '0 0 24 24', 'aria-hidden': true })`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`
