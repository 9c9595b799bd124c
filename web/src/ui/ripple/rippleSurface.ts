import { css } from 'styled-components'

/** Background on which `playRipple` paints; invisible at rest. */
export const rippleSurface = css`
  background-image: radial-gradient(
    circle at var(--ripple-x) var(--ripple-y),
    color-mix(in srgb, currentColor calc(var(--ripple-strength) * 100%), transparent)
      var(--ripple-radius),
    transparent calc(var(--ripple-radius) + 1px)
  );
  background-origin: border-box;
`
