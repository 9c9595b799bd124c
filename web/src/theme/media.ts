/**
 * Minimum widths, in em so that they follow the reader's font size. CSS Modules have them as `--from-medium`
 * (build/globalStyle.ts).
 */
export const breakpoints = {
  xsmall: '21em',
  small: '36em',
  medium: '48em',
  large: '64em',
  xlarge: '80em',
} as const

type Breakpoint = keyof typeof breakpoints

export const media = {
  from: (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]})`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  /**
   * On touch screens, hover styles would persist after a tap, and change the element twice during
   * it.
   */
  hover: '@media (hover: hover)',
  print: '@media print',
  /**
   * When scripts are disabled. Browsers that do not know the feature (Safari 16) have scripts: the
   * rules outside apply.
   */
  noScript: '@media (scripting: none)',
}
