/** From these widths up, in em so that they follow the reader's font size. */
const breakpoints = { small: '36em', medium: '48em', large: '64em', xlarge: '80em' } as const

type Breakpoint = keyof typeof breakpoints

export const media = {
  from: (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]})`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  /** Under a finger, what is pointed at would keep its look after the tap, and change it twice within. */
  hover: '@media (hover: hover)',
  print: '@media print',
  /** For readers whose browser runs no script. */
  noScript: '@media (scripting: none)',
  script: '@media not (scripting: none)',
}
