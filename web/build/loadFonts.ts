import type { Plugin } from 'vite'

import { loadFontsScript } from '../src/theme/loadFontsScript'

/** Vite plugin: writes the script that decodes the fonts into the built page, after its style sheet. */
export function loadFonts(): Plugin {
  return {
    name: 'regards:load-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', children: loadFontsScript, injectTo: 'head' }],
    },
  }
}
