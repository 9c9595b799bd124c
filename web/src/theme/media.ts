/**
 * Minimum widths, in em so that they follow the reader's font size. CSS Modules have them as `--from-medium`
 * (build/globalStyle.ts).
 */
export const breakpoints = {
  /** No telephone is narrower, unless letters are large. */
  xxsmall: '18em',
  xsmall: '21em',
  small: '36em',
  medium: '48em',
  large: '64em',
  xlarge: '80em',
} as const
