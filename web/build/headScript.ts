import type { Plugin } from 'vite'

import { headScript as source } from '../src/theme/headScript'

/**
 * Vite plugin: writes the script of each page's head into the built page, after its style sheet, and lets the style
 * sheet and the first picture go before the page's own script.
 */
export function headScript(): Plugin {
  return {
    name: 'regards:head-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replace('<script type="module"', '$& fetchpriority="low"'),
        tags: [{ tag: 'script', children: source, injectTo: 'head' }],
      }),
    },
  }
}
