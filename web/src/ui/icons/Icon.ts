import styled from 'styled-components'

/** A drawing in lines, as tall as the text beside it; what it means is said in words elsewhere. */
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
