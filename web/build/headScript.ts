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
        html: lowerPriority(html),
        tags: [{ tag: 'script', children: source, injectTo: 'head' }],
      }),
    },
  }
}

/** @throws Error when Vite writes the script in another way */
function lowerPriority(html: string): string {
  const found = '<script type="module"'
  if (!html.includes(found)) throw new Error(`index.html has no ${found}`)
  return html.replace(found, `${found} fetchpriority="low"`)
}
