/**
 * The oldest browsers that the public site and the page of publication support: docs/browsers.md.
 * Vite compiles syntax to them, and `npm run check` searches the sources for what one of them lacks.
 * Keys and versions are those of MDN's browser compatibility data.
 */
export const browserBaseline = {
  chrome: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
} as const

/** Value of Vite's `build.target`; Safari of iOS has the versions of Safari. */
export const buildTarget = [
  ...Object.entries(browserBaseline).map(([browser, version]) => `${browser}${version}`),
  `ios${browserBaseline.safari}`,
]
