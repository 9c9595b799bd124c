/** Minimum widths in em, which follow the reader's font size; `--from-medium` in CSS Modules. */
export const breakpoints = {
  /** No telephone is narrower, unless letters are large. */
  xxsmall: '18em',
  xsmall: '21em',
  small: '36em',
  medium: '48em',
  large: '64em',
  xlarge: '80em',
} as const
